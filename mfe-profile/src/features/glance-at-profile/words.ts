/** French copy of the cards beside every page of the profile. */
export const words = {
  about: 'À propos',
  aboutMore: 'Tout voir',
  addAbout: 'Compléter votre présentation',
  photos: 'Photos',
  photosMore: 'Voir les photos',
  noPhotos: 'Vous n’avez pas encore de photo dans vos publications.',
  photo: (place: number) => `Image ${place} de vos publications`,
  friends: 'Amis',
  noFriends: 'Vous n’avez pas encore d’amis.',
  friendsMore: 'Voir les connexions',
  failed: 'La liste n’a pas pu être chargée.',
};
