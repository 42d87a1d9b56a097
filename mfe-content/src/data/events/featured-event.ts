import type { ListedGathering } from '@az/shared/contracts';

/** The next conference of others that takes place in a town. */
export const featuredIn = (events: ListedGathering[]): ListedGathering | undefined =>
  events.find(({ category, city, own }) => category === 'Conférence' && city && !own);
