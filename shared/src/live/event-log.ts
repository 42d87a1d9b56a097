import { callApi } from '../api/client.ts';
import { AppError } from '../api/index.ts';
import { type LiveEvent, parseLiveEvents } from '../contracts/index.ts';

const epochOf = (position: unknown): string => String(position).split('.')[0] ?? '';
const numberOf = (position: unknown): number => Number(String(position).split('.')[1] ?? Number.NaN);

/** The smallest of those positions (`<epoch>.<number>`) that have the first one's epoch; null without positions. */
export function smallestPosition([first, ...others]: string[]): string | null {
  if (first === undefined) return null;
  const isEarlier = (one: string, than: string) =>
    epochOf(one) === epochOf(than) && numberOf(one) < numberOf(than);
  return others.reduce((smallest, one) => (isEarlier(one, smallest) ? one : smallest), first);
}

type Handlers = {
  /** `isLate`: the event happened before this tab was back, so that it is no news. */
  onEvent: (event: LiveEvent, isLate: boolean) => void;
  /** The server no longer has all events after the position. */
  onReset: () => void;
};

/** Passes on the member's events in order, keeps the position of the last one handled, and reads missing ones. */
export class EventLog {
  #reading: Promise<boolean> | null = null;
  /** Events up to this number are late. */
  #lateUpTo = 0;
  #isReturning = false;
  /** The greatest number that is known to exist. */
  #wanted = 0;

  constructor(
    public cursor: string | null,
    readonly handlers: Handlers,
    readonly signal: AbortSignal,
  ) {}

  /** Handles an event unless this tab has handled it already. If events before it are missing, reads all of them. */
  handle(event: LiveEvent): void {
    const next = numberOf(this.cursor) + 1;
    const { seq } = event;
    if (seq > next) this.catchUp(`${epochOf(this.cursor)}.${seq}`);
    if (seq !== next) return;
    this.cursor = `${epochOf(this.cursor)}.${seq}`;
    this.handlers.onEvent(event, this.#isReturning || seq <= this.#lateUpTo);
  }

  /** The tab follows the log again: what happened up to `head` is late, and is read now. */
  startAt(head: unknown): void {
    this.#lateUpTo = numberOf(head);
    this.catchUp(head);
  }

  /** The tab was frozen or asleep: reads what it has missed, which is late. Resolves as `readMissed`. */
  async comeBack(): Promise<boolean> {
    this.#isReturning = true;
    const succeeded = await this.readMissed();
    this.#isReturning = false;
    return succeeded;
  }

  catchUp(head: unknown): void {
    this.cursor ??= String(head);
    this.#wanted = numberOf(head);
    if (epochOf(head) !== epochOf(this.cursor) || numberOf(head) > numberOf(this.cursor))
      void this.readMissed();
  }

  reset(head: unknown): void {
    this.cursor = String(head);
    this.handlers.onReset();
  }

  /** Reads the events after the position. Resolves with whether that succeeded. */
  readMissed(): Promise<boolean> {
    this.#reading ??= this.#read()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    for (let hasMore = true; hasMore && !this.signal.aborted; ) {
      const call = { bearer: true, signal: this.signal };
      const before = this.cursor;
      const after = before === null ? '' : `?after=${before}`;
      const reply = parseLiveEvents(await callApi(`/live/events${after}`, call));
      if (!reply) throw new AppError('bad-reply');
      for (const event of reply.events) this.handle(event);
      this.cursor = reply.head;
      if (reply.isReset) this.handlers.onReset();
      // An event may have come after the server had read those of its reply.
      const lacks = reply.hasMore || this.#wanted > numberOf(this.cursor);
      // Stops if the server repeats its reply, instead of asking for ever.
      hasMore = lacks && reply.head !== before;
    }
  }
}
