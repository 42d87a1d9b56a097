/** A wish of the member that the server has not confirmed. `isSent` is true while the call for it is under way. */
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
  /** Whether a later wish makes an earlier one about the same thing unnecessary; true by default. */
  isReplacedBy?: (earlier: Wish, later: Wish) => boolean;
  /** Makes the call, unless the known state is already as wished. Rejects when the wish is refused. */
  send: (wish: Wish) => Promise<void>;
  /** Called when a wish was refused and no later wish replaces it. The wish is then no longer shown. */
  onRefused: (thrown: unknown, wish: Wish) => void;
};

/**
 * Shows a change at once and sends it. Calls about the same thing are made one after the other; of the wishes that
 * wait, those that a later one replaces are not sent. Never rejects.
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
    // The pending wishes were removed, because the session has ended.
    if (!pending.some(isSent)) return;
    const left = pending.filter((one) => !isSent(one));
    write(left, ...(refusal ? [] : [sent]));
    const isReplaced = left.some((one) => isWaiting(one) && isReplacedBy(sent, one.wish));
    if (refusal && !isReplaced) onRefused(refusal.thrown, sent);
  }
}
