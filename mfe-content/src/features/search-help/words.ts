export const words = {
  intro: 'Cherchez une réponse, ou parcourez les sujets.',
  search: 'Rechercher dans l’aide',
  placeholder: 'mot de passe, brouillon, clavier…',
  questions: 'Questions fréquentes',
  topics: 'Parcourir par sujet',
  popular: 'Articles les plus lus',
  helpful: 'Utile\u202f?',
  more: 'Voir plus',
  none: 'Aucun article ne correspond.',
  results: (count: number) => {
    if (count === 0) return words.none;
    return count > 1 ? `${count} articles correspondent.` : '1 article correspond.';
  },
  resultsTitle: 'Résultats',
  clear: 'Effacer la recherche',
  support: 'Support',
  newTab: ' (nouvel onglet)',
};
