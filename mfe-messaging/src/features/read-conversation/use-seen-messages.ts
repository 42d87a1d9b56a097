import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A message is read when its end has been in view for this time, in milliseconds, in a visible window with the focus. */
const readAfterMs = 500;

/** A message that is still not read after this time, in milliseconds, is reported again: storing that has failed. */
const againAfterMs = 30_000;

/** Whether somebody can be looking at the page. */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

/** The rendered messages (`data-message`) whose end is in view. */
function endsInView(log: HTMLElement): HTMLElement[] {
  const { top, bottom } = log.getBoundingClientRect();
  const end = Math.min(bottom, window.innerHeight) + 1;
  return [...log.querySelectorAll<HTMLElement>('[data-message]')].filter((message) => {
    const at = message.getBoundingClientRect().bottom;
    return at >= top && at <= end;
  });
}

/**
 * Reports the last message of a log that the member has seen, by its id. Looks twice a second while `isWaiting`, which
 * needs to know nothing about scrolling, resizing, focus and new messages.
 */
export function useSeenMessages(
  log: RefObject<HTMLElement | null>,
  { isWaiting, onSeen }: { isWaiting: boolean; onSeen: (id: string) => void },
): void {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWaiting) return;
    let before: HTMLElement[] = [];
    let reported = { id: '', at: 0 };
    const look = () => {
      const now = log.current && isLookedAt() ? endsInView(log.current) : [];
      const seen = now.findLast((message) => before.includes(message));
      before = now;
      const id = seen?.dataset.message;
      if (!id || (id === reported.id && Date.now() - reported.at < againAfterMs)) return;
      reported = { id, at: Date.now() };
      report(id);
    };
    look();
    const timer = setInterval(look, readAfterMs);
    return () => clearInterval(timer);
  }, [log, isWaiting]);
}
