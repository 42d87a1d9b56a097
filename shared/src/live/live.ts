import { useSyncExternalStore } from 'react';
import type { LiveEvent } from '../contracts/index.ts';
import { currentSession, onSessionRemoved } from '../session/index.ts';
import { repliedPositions } from '../session/session.ts';
import { LiveConnection, type LiveHandlers, type LiveState, type MissedKind } from './connection.ts';
import { smallestPosition } from './event-log.ts';

export type LiveListener = {
  /** `isLate`: the event is older than the return of this tab, so that it changes what is shown but is no news. */
  onEvent?: (event: LiveEvent, isLate?: boolean) => void;
  /** Receives what others did with the watched topics; some hints may be lost (`LiveHintWire`). */
  onHint?: (hint: Record<string, unknown>) => void;
  /** Read again what `missed` names, as changes may be missing. Also called for a listener added during a stream. */
  onResync?: (missed: MissedKind) => void;
};

const listeners = new Set<LiveListener>();
const watched = new Map<symbol, string[]>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'pending';
let connection: LiveConnection | null = null;
/** Position that the last connection has reached; the next connection starts there. */
let position: string | null = null;

function notify(call: (listener: LiveListener) => void): void {
  for (const listener of listeners) call(listener);
}

function setState(next: LiveState): void {
  state = next;
  for (const listener of stateListeners) listener();
}

function stop(): void {
  if (connection) position = connection.cursor;
  connection?.stop();
  connection = null;
  setState('pending');
}

function endSession(): void {
  stop();
  position = null;
}

function update(): void {
  const session = currentSession();
  if (listeners.size === 0 || session.status !== 'signed-in') {
    stop();
    return;
  }
  const handlers: LiveHandlers = {
    onEvent: (event, isLate) => notify(({ onEvent }) => onEvent?.(event, isLate)),
    onHint: (hint) => notify(({ onHint }) => onHint?.(hint)),
    onResync: (missed) => notify(({ onResync }) => onResync?.(missed)),
    onState: setState,
  };
  position ??= smallestPosition([...repliedPositions()].filter((one) => typeof one === 'string'));
  connection ??= new LiveConnection(session.member.id, handlers, position);
  connection.setTopics([...new Set([...watched.values()].flat())]);
}

onSessionRemoved(endSession);
// The browser does not put a page with an open stream into its page cache.
window.addEventListener('pagehide', stop);
window.addEventListener('pageshow', ({ persisted }) => persisted && update());

/** Calls `onResync` of a listener that was added after the stream had begun, because it got no hints before. */
async function resyncLate(listener: LiveListener): Promise<void> {
  // Waits, because the caller sets the listener's topics right after adding it.
  await Promise.resolve();
  await connection?.topicsKnown();
  if (listeners.has(listener)) listener.onResync?.('hints');
}

/** Calls back with what happens from now on. Returns a function that unsubscribes. */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  update();
  if (state === 'live') void resyncLate(listener);
  return () => {
    listeners.delete(listener);
    update();
  };
}

/** Subscribes to the hints about announcements that are on screen. Returns a function that unsubscribes. */
export function watchPosts(ids: string[]): () => void {
  const key = Symbol('watched');
  watched.set(key, ids);
  update();
  return () => {
    watched.delete(key);
    update();
  };
}

/** Does the same for members as `watchPosts`, if more of them is on screen than their watched posts and comments. */
export const watchMembers = (ids: string[]): (() => void) => watchPosts(ids.map((id) => `member:${id}`));

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    () => state,
  );
