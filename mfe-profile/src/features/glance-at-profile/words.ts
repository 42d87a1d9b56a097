/** French copy of the cards beside every page of the profile. */
export const words = {
  about: 'À propos',
  aboutMore: 'Tout voir',
  addAbout: 'Compléter votre présentation',
  photos: 'Photos',
  photosMore: 'Voir les photos',
  friends: 'Amis',
  friendsMore: 'Voir les connexions',
  failed: 'La liste n’a pas pu être chargée.',
};
