import { listenLive } from '../live/index.ts';

/** Events after which the figures of the member may be others. */
const changing = ['own.post', 'post.gone', 'relation.changed', 'own.relation'];

/** Calls back whenever the figures may be others. Returns a function that unsubscribes. */
export const followFigures = (reread: () => void): (() => void) =>
  listenLive({ onEvent: ({ type }) => changing.includes(type) && reread(), onResync: reread });
