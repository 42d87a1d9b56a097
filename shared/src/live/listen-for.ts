import { getCapabilities } from '../api/client.ts';
import { listenToSample } from '../api/sample-port.ts';
import { type Extension, parseLiveEvent } from '../contracts/index.ts';
import { type LiveListener, listenLive } from './live.ts';

/**
 * Like `listenLive`, for the calls of an extension: where the server lacks it, the events of the sample server come
 * instead, and no stream is opened. Returns a function that unsubscribes.
 */
export function listenFor(extension: Extension, listener: LiveListener): () => void {
  let stop = listenToSample((raw) => {
    const event = parseLiveEvent(raw);
    if (event) listener.onEvent?.(event);
    else listener.onResync?.('events');
  });
  let isStopped = false;
  getCapabilities().then(
    (names) => {
      if (isStopped || !names.includes(extension)) return;
      stop();
      stop = listenLive(listener);
    },
    // A call that is made later asks again, and fails where a member can see it.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
  };
}
