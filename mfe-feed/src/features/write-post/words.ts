export const words = {
  placeholder: 'Quoi de neuf\u202f?',
  resume: 'Reprendre votre brouillon',
};
