/** French copy of the agenda. */
export const words = {
  title: 'Agenda des événements',
  intro: 'Cherchez par catégorie, par date ou par lieu.',
  search: 'Rechercher un événement',
  text: 'Mot-clé',
  category: 'Catégorie',
  all: 'Toutes',
  from: 'Du',
  to: 'Au',
  place: 'Lieu',
  placeHint: 'Ville ou salle',
  submit: 'Rechercher',
  clear: 'Effacer les filtres',
  range: 'La date de fin vient avant la date de début. Choisissez une date plus tardive.',
  results: 'Résultats',
  resultsOfPage: (number: number, count: number) =>
    count > 1 ? `Résultats, page ${number} sur ${count}` : 'Résultats',
  found: (count: number) => (count > 1 ? `${count} événements` : `${count} événement`),
  loading: 'Chargement des événements…',
  failed: 'Les événements n’ont pas pu être chargés. Réessayez dans un instant.',
  empty: 'Aucun événement ne correspond.',
};
