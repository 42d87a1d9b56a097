import { fullCount } from '../../format/index.ts';

/** French copy of choosing from a list. */
export const words = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  found: (count: number) => `${fullCount(count)} ${count > 1 ? 'résultats' : 'résultat'}`,
};
