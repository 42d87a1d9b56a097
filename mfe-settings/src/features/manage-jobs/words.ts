/** Copy of the page of jobs. */
export const words = {
  addExperience: 'Ajouter une expérience',
  addCompany: 'Ajouter une entreprise',
  failed: 'Vos expériences ne peuvent pas être affichées pour le moment. Rechargez la page dans un instant.',
  lost: 'Cette fenêtre n’a pas pu être chargée. Réessayez dans un instant.',
  close: 'Fermer',
};
