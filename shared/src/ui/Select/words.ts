import { fullCount } from '../../format/index.ts';
import { maxOptionsShown } from './option.ts';

/** French copy of choosing from a list. */
export const words = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  found: (count: number) => {
    const found = `${fullCount(count)} ${count > 1 ? 'résultats' : 'résultat'}`;
    return count > maxOptionsShown ? `${found}. Précisez votre recherche.` : found;
  },
};
