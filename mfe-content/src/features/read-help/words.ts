/** French copy of a help article. */
export const words = {
  home: 'Accueil',
  help: 'Aide',
  what: 'Cet article',
  backToHelp: 'Retour à l’aide',
  updated: (day: string) => `Mis à jour le ${day}`,
  question: 'Cet article vous a-t-il aidé\u202f?',
  related: 'Sur le même sujet',
};
