/** What the member wishes and the server has not confirmed; `isSent` while its call is under way. */
export type Pending<Wish> = { wish: Wish; isSent: boolean };

type Options<Wish> = {
  /** The pending wishes, in order. The screen shows the known state with these wishes applied. */
  read: () => readonly Pending<Wish>[];
  /**
   * Replaces the pending wishes and, if the server has stored a wish, applies it to the known state at the same time.
   */
  write: (pending: Pending<Wish>[], stored?: Wish) => void;
  /** What a wish is about. */
  thingOf: (wish: Wish) => string;
  /** Whether a later wish about the same thing says all that an earlier one does; by default it does. */
  isReplacedBy?: (earlier: Wish, later: Wish) => boolean;
  /** Makes the call, unless the known state is already as wished. Rejects when the wish is refused. */
  send: (wish: Wish) => Promise<void>;
  /** A wish was refused, and is not shown any more; not called when a later one replaces it. */
  onRefused: (thrown: unknown, wish: Wish) => void;
};

/**
 * Shows a change at once and sends it. Only one call at a time is made about each thing; the last wish follows it.
 * Never rejects.
 */
export async function sendWish<Wish>(wish: Wish, options: Options<Wish>): Promise<void> {
  const { read, write, thingOf, isReplacedBy = () => true, send, onRefused } = options;
  const thing = thingOf(wish);
  const isSent = (one: Pending<Wish>) => one.isSent && thingOf(one.wish) === thing;
  const isWaiting = (one: Pending<Wish>) => !one.isSent && thingOf(one.wish) === thing;
  const others = read().filter((one) => !(isWaiting(one) && isReplacedBy(one.wish, wish)));
  write([...others, { wish, isSent: false }]);
  if (others.some(isSent)) return;
  for (let next = read().find(isWaiting); next; next = read().find(isWaiting)) {
    const { wish: sent } = next;
    write(read().map((one) => (one === next ? { wish: sent, isSent: true } : one)));
    const refusal = await send(sent).then(
      () => null,
      (thrown: unknown) => ({ thrown }),
    );
    const pending = read();
    // The session has ended.
    if (!pending.some(isSent)) return;
    const left = pending.filter((one) => !isSent(one));
    write(left, ...(refusal ? [] : [sent]));
    const isReplaced = left.some((one) => isWaiting(one) && isReplacedBy(sent, one.wish));
    if (refusal && !isReplaced) onRefused(refusal.thrown, sent);
  }
}
