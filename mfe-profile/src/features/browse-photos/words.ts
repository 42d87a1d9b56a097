export const words = {
  heading: 'Toutes les photos',
  loading: 'Chargement de vos photos…',
  failed: 'Vos photos n’ont pas pu être chargées. Réessayez dans un instant.',
  empty: 'Aucune photo.',
  add: 'Ajouter une photo',
  viewer: 'Vos photos',
  local: 'Exemple local',
  localNote: 'Une photo ajoutée ici reste dans cette page, rien n’est envoyé.',
  added: 'Photo ajoutée à cette page.',
  altOf: (file: string) => `Photo ajoutée : ${file}`,
  like: (photo: string) => `J’aime : ${photo}`,
  comments: (count: number) => (count > 1 ? `${count} commentaires` : `${count} commentaire`),
};
