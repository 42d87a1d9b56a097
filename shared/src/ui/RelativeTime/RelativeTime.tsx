import { useSyncExternalStore } from 'react';
import { longDateTime, relativeTime } from '../../format/index.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let ticks = 0;

function tick(): void {
  ticks += 1;
  for (const listener of listeners) listener();
}

function followVisibility(): void {
  clearInterval(timer);
  if (document.hidden || listeners.size === 0) return;
  timer = setInterval(tick, 60_000);
  // A page that was hidden, even while the computer slept, shows the right times at once.
  tick();
}

document.addEventListener('visibilitychange', followVisibility);

/** All times on the page share one timer. It stops while the page is hidden, and when the last time is unmounted. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !document.hidden) timer = setInterval(tick, 60_000);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** `2 hours ago`, refreshed each minute, with the full French date as title; nothing when `value` is no date. */
export function RelativeTime({ value }: { value: string | null }) {
  useSyncExternalStore(subscribe, () => ticks);
  const moment = new Date(value ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time dateTime={moment.toISOString()} lang="en" title={longDateTime(moment)}>
      {relativeTime(moment)}
    </time>
  );
}

/** `modifié`, with the full French date as title; nothing when `value` is no date. */
export function EditedTime({ value }: { value: string | null | undefined }) {
  const moment = new Date(value ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time dateTime={moment.toISOString()} title={`Modifié le ${longDateTime(moment)}`}>
      modifié
    </time>
  );
}
