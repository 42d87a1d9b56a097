export const words = {
  title: 'Aperçu de votre profil',
  text: 'Voici ce que voit un membre qui ne fait pas partie de vos relations. Vos préférences de confidentialité en décident.',
  privacy: 'Changer la confidentialité',
  leave: 'Quitter l’aperçu',
};
