import { fullCount } from '../../format/index.ts';

/** French copy of `Select`. */
export const words = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  found: (count: number) => `${fullCount(count)} ${count > 1 ? 'résultats' : 'résultat'}`,
};
