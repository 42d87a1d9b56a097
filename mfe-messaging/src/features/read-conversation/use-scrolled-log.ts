import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { earlier, later, latest, type MessageRange, maxShown, within } from './message-range.ts';

/** Within this many pixels of its end a log counts as scrolled to the end. */
const nearEnd = 120;

/** Within this many pixels of the last rendered message, more are rendered. */
const nearEdge = 600;

type Anchor = { element: Element; top: number };

function firstInSight(log: HTMLElement): Anchor | null {
  const edge = log.getBoundingClientRect().top;
  for (const element of log.querySelectorAll('[data-message]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > edge) return { element, top };
  }
  return null;
}

type Options = {
  isOwnLast: boolean;
  /** Called when the first message is near; undefined when there is nothing to load before it. */
  onStart: (() => void) | undefined;
};

/** Calls back with the number of messages that were added before the former first one. */
function useAddedBefore(messages: readonly { id: string }[], onAdded: (count: number) => void): void {
  const [first, setFirst] = useState(messages[0]?.id);
  if (messages[0]?.id === first) return;
  setFirst(messages[0]?.id);
  const count = messages.findIndex(({ id }) => id === first);
  if (count > 0) onAdded(count);
}

/**
 * Keeps the end of a growing log in view unless the member has scrolled up. A new own message (`isOwnLast`) always
 * scrolls to the end. Renders only messages near the visible ones, which stay in place when the rendered range changes.
 */
export function useScrolledLog(messages: readonly { id: string }[], { isOwnLast, onStart }: Options) {
  const { length } = messages;
  const log: RefObject<HTMLDivElement | null> = useRef(null);
  const anchor = useRef<Anchor>(null);
  const last = messages.at(-1)?.id;
  const before = useRef({ length, last });
  const [range, setRange] = useState<MessageRange>(() => latest(length));
  /** Number of messages when the member left the end; null at the end. */
  const [leftAt, setLeftAt] = useState<number | null>(null);
  /** Whether earlier messages were loaded that are not rendered yet. */
  const [hasAdded, setHasAdded] = useState(false);
  useAddedBefore(messages, (count) => {
    setRange(({ from: start, to: end }) => ({ from: start + count, to: end === null ? null : end + count }));
    setLeftAt((left) => (left === null ? null : left + count));
    setHasAdded(true);
  });
  const { from, to } = within(range, length);

  function show(next: MessageRange) {
    if (next.from === range.from && next.to === range.to) return;
    anchor.current = log.current && firstInSight(log.current);
    setRange(next);
  }

  function goToEnd() {
    setLeftAt(null);
    setRange(latest(length));
    anchor.current = null;
  }

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const hasGrown = length > before.current.length && last !== before.current.last;
    before.current = { length, last };
    if (anchor.current) {
      element.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.top;
      anchor.current = null;
    } else if (leftAt === null || (hasGrown && isOwnLast)) {
      if (leftAt !== null || to - from > maxShown) goToEnd();
      element.scrollTop = element.scrollHeight;
    }
  }, [from, to, length, last, isOwnLast, leftAt]);

  const stayAtEnd = useEffectEvent(() => {
    if (leftAt === null && log.current) log.current.scrollTop = log.current.scrollHeight;
  });
  // The log becomes lower when the field below it grows, and when a phone is turned.
  useEffect(() => {
    const observer = new ResizeObserver(() => stayAtEnd());
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, []);

  // Earlier messages are rendered in a second step, when the position of the visible ones is known.
  useLayoutEffect(() => {
    if (!hasAdded) return;
    anchor.current = log.current && firstInSight(log.current);
    setHasAdded(false);
    setRange((current) => earlier(current, length));
  }, [hasAdded, length]);

  function handleScroll() {
    const element = log.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isAtEnd = range.to === null && below < nearEnd;
    if (isAtEnd !== (leftAt === null)) setLeftAt(isAtEnd ? null : length);
    if (element.scrollTop < nearEdge && from > 0) show(earlier(range, length));
    else if (element.scrollTop < nearEdge && from === 0) onStart?.();
    else if (below < nearEdge && to < length) show(later(range, length));
  }

  return {
    log,
    handleScroll,
    goToEnd,
    from,
    to,
    isAtEnd: leftAt === null,
    arrived: leftAt === null ? 0 : length - leftAt,
  };
}
