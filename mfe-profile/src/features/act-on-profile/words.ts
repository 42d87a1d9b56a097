export const words = {
  menu: 'Autres actions sur votre profil',
  share: 'Partager le profil par message',
  print: 'Télécharger le profil en PDF',
  block: 'Bloquer un profil',
  preview: 'Voir comme un membre',
  settings: 'Paramètres du profil',
};
