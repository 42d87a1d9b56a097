import { maxSearchLength } from '@az/shared/contracts';

export const words = {
  title: 'Recherche',
  resultsFor: (text: string) => `Résultats pour «\u202f${text}\u202f»`,
  field: 'Rechercher',
  placeholder: 'Un nom, un métier, une entreprise, un mot…',
  submit: 'Rechercher',
  tabs: { label: 'Résultats', all: 'Tout', people: 'Personnes', posts: 'Publications' },
  allPeople: 'Toutes les personnes',
  more: 'Voir plus de personnes',
  loadingPeople: 'Recherche de personnes en cours',
  connection: 'Fait partie de vos relations',
  noPeople: 'Aucune personne trouvée. Vérifiez le nom, ou n’en tapez qu’une partie.',
  nothingAsked: `Tapez un nom, un métier, une entreprise, une adresse e-mail, un numéro de téléphone ou un mot d’une publication, en ${maxSearchLength} caractères au plus.`,
  noWords: 'Une recherche demande au moins une lettre ou un chiffre. Ajoutez un mot.',
  unavailable: 'Ce serveur ne cherche ni personnes ni publications.',
};
