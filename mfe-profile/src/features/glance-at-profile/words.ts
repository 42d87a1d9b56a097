/** French copy of the cards beside every page of the profile. */
export const words = {
  about: 'À propos',
  aboutMore: 'Tout voir',
  addAbout: 'Compléter votre présentation',
  experience: 'Expériences',
  add: 'Ajouter',
  addExperience: 'Ajouter une expérience',
  photos: 'Photos',
  photosMore: 'Voir les photos',
  friends: 'Amis',
  friendsMore: 'Voir les connexions',
  friendsFailed: 'La liste n’a pas pu être chargée.',
  experienceFailed: 'Expériences indisponibles pour le moment.',
};
