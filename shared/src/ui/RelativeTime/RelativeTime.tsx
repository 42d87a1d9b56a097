import { useSyncExternalStore } from 'react';
import { longDateTime, relativeTime } from '../../format/index.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let ticks = 0;

function tick(): void {
  ticks += 1;
  for (const listener of listeners) listener();
}

/** One clock for every time on the page; it stops with the last of them. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, 60_000);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** `2 hours ago`, refreshed each minute, with the full French date at hand; nothing when `value` is no moment. */
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
