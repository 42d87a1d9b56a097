/** Sentences of the first view of the home page. */
export const words = {
  placeholder: 'Quoi de neuf\u202f?',
  resume: 'Reprendre votre brouillon',
};
