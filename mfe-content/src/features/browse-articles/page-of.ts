import { pageOf as pageOfAny } from '../../data/page-of.ts';

/** How many articles one page of the list holds. */
export const articlesPerPage = 6;

/** The page of articles that an address asks for. */
export const pageOf = <Item>(items: Item[], wanted: string | null) =>
  pageOfAny(items, wanted, articlesPerPage);
