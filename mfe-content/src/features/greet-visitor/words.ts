export const words = {
  promise: 'Un réseau pour travailler, apprendre et se rencontrer',
  lead: (product: string) =>
    `${product} réunit en un seul endroit votre parcours, les nouvelles de votre métier et les personnes avec qui vous avancez. En français, sans publicité.`,
  signUp: 'Créer un compte',
  signIn: 'Se connecter',
  openFeed: 'Ouvrir mon fil',
  features: 'Ce que vous y ferez',
  preview: 'Un aperçu',
  previewNote: 'Exemples',
  groups: 'Des groupes',
  events: 'Des événements',
  questions: 'Questions fréquentes',
  end: 'Prêt à vous lancer\u202f?',
  endLead: 'Une adresse e-mail et deux minutes suffisent.',
  install: 'L’avoir sur votre appareil',
  help: 'Consulter l’aide',
};
