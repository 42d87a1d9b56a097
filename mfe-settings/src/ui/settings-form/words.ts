export const words = {
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Enregistré',
  savedOnDevice: 'Enregistré sur cet appareil',
  unchanged: 'Rien n’a changé\u202f: il n’y a rien à enregistrer.',
  notPossible: "Cette modification n'est pas encore possible en ligne.",
  kept: 'Votre saisie reste sur cette page.',
  failed: 'La modification n’a pas été enregistrée. Votre saisie est conservée.',
};
