import { callApi } from '../api/client.ts';
import { AppError, isAppError } from '../api/index.ts';
import { pause, waitAfter } from '../api/pause.ts';
import { type LiveEvent, parseLiveEvent, parseLiveEvents } from '../contracts/index.ts';
import { randomId } from '../random-id/index.ts';
import { type Frame, readStream } from './read-stream.ts';

/** `pending`: no stream yet. `down`: none for ten seconds, and not before the next attempt. */
export type LiveState = 'pending' | 'live' | 'down';

export type LiveHandlers = {
  /** An event of the member's log, once each and in their order. */
  onEvent: (event: LiveEvent) => void;
  onHint: (hint: Record<string, unknown>) => void;
  /**
   * What is shown may lack changes: read it again. After every connection, when events are not known any more, and every
   * 15 to 30 seconds without a stream. `isBack`: the stream is there again, and hints of meanwhile are lost.
   */
  onResync: (isBack: boolean) => void;
  onState: (state: LiveState) => void;
};

/** Between the tabs of a browser. */
type Message =
  | { frame: Frame }
  | { tab: string; topics: string[] }
  /** A new tab asks for the others' topics, and whether one of them reads the stream. */
  | { newTab: string }
  /** The answer of the tab that reads it: the position that it has reached. */
  | { to: string; head: string };

const downAfterMs = 10_000;
/** A beat comes every 25 seconds: a leading tab that is silent for longer is frozen, and a stream has lost its connection. */
const silenceMs = 40_000;
/** The longest wait between two reads without a stream. */
const pollMs = 30_000;
const maxTopics = 100;

const numberOf = (cursor: unknown): number => Number(String(cursor).split('.')[1] ?? Number.NaN);
const epochOf = (cursor: unknown): string => String(cursor).split('.')[0] ?? '';

/**
 * The connection of one tab to the member's events. Of all tabs of a browser one reads the stream and passes on what it
 * gets (one connection, however many tabs); each keeps its own cursor and reads what it misses itself, so that nothing
 * depends on the tab that leads.
 */
export class LiveConnection {
  readonly #tab = randomId();
  readonly #end = new AbortController();
  readonly #channel: BroadcastChannel;
  #topics: string[] = [];
  #topicsOfTabs = new Map<string, string[]>();
  #sentTopics = '';
  /** The server's name for the stream that this tab reads. */
  #connection: string | null = null;
  /** Set while this tab leads: ends the present attempt to read the stream. */
  #attempt: AbortController | null = null;
  /** When the last frame arrived, or this tab began to lead; in milliseconds since 1970. */
  #lastFrameAt = Date.now();
  #state: LiveState = 'pending';
  #downTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<boolean> | null = null;

  constructor(
    readonly memberId: string,
    readonly handlers: LiveHandlers,
    /** Position up to which this tab has handled the events; null before the first connection. */
    public cursor: string | null = null,
  ) {
    this.#channel = new BroadcastChannel(`az-live:${memberId}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data);
    this.#post({ newTab: this.#tab });
    this.#expectStream();
    this.#watchSilence();
    void this.#awaitLead();
    document.addEventListener('visibilitychange', this.#watchSilence);
  }

  /** Sets the announcements whose changes this tab wants. */
  setTopics(topics: string[]): void {
    this.#topics = topics;
    this.#post({ tab: this.#tab, topics });
    this.#sendTopics();
  }

  stop(): void {
    this.#post({ tab: this.#tab, topics: [] });
    this.#end.abort();
    this.#channel.close();
    clearTimeout(this.#downTimer);
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#pollTimer);
    document.removeEventListener('visibilitychange', this.#watchSilence);
  }

  #post(message: Message): void {
    this.#channel.postMessage(message);
  }

  /**
   * Leads as soon as no other tab does; at once where the browser has no locks (no secure context) or refuses them, as one
   * that blocks storage. When another tab has taken over, or the attempt fails, it tries again after a wait.
   */
  async #awaitLead(steal = false): Promise<void> {
    const { signal } = this.#end;
    let hasLocks = !!navigator.locks;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const stolen = new AbortController();
      const options = steal && failures === 0 ? { steal } : { signal };
      const lead = () => this.#lead(AbortSignal.any([signal, stolen.signal]));
      try {
        if (hasLocks) await navigator.locks.request(`az-live:${this.memberId}`, options, lead);
        else await lead();
        return;
      } catch (error) {
        stolen.abort();
        hasLocks &&= !(error instanceof DOMException && error.name === 'SecurityError');
        await pause(waitAfter(failures), signal);
      }
    }
  }

  /**
   * After `silenceMs` without a frame: the tab that leads opens the stream again, because the connection may be lost (a
   * computer that slept); another one, while it is visible, takes over. At once when a tab becomes visible.
   */
  readonly #watchSilence = (): void => {
    clearTimeout(this.#silenceTimer);
    if (this.#end.signal.aborted || (document.hidden && !this.#attempt)) return;
    this.#silenceTimer = setTimeout(
      () => (this.#attempt ? this.#attempt.abort() : void this.#awaitLead(true)),
      Math.max(0, this.#lastFrameAt + silenceMs - Date.now()),
    );
  };

  async #lead(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      let waitMs = waitAfter(failures);
      this.#attempt = new AbortController();
      this.#lastFrameAt = Date.now();
      this.#watchSilence();
      try {
        await readStream(this.cursor, {
          signal: AbortSignal.any([signal, this.#attempt.signal]),
          onFrame: (frame) => {
            failures = 0;
            if (frame.event === 'bye') waitMs = Math.max(waitMs, Number(frame.data.retry) || 0);
            if (frame.event === 'hello') this.#connection = String(frame.data.connection);
            this.#pass(frame);
          },
        });
      } catch (error) {
        failures += 1;
        // The session has ended, or the server has no such call.
        if (isAppError(error) && ['signed-out', 'not-found'].includes(error.kind)) break;
      }
      this.#attempt.abort();
      this.#connection = null;
      this.#sentTopics = '';
      if (!signal.aborted) this.#pass({ event: 'lost', id: null, data: {} });
      await pause(waitMs, signal);
    }
    this.#attempt = null;
  }

  /** Handles a frame in this tab and in all others. */
  #pass(frame: Frame): void {
    this.#post({ frame });
    this.#handle(frame);
  }

  /** Reports `down` unless a stream begins in time, however many attempts fail meanwhile. */
  #expectStream(): void {
    this.#downTimer ??= setTimeout(() => {
      this.#setState('down');
      this.#pollLater();
    }, downAfterMs);
  }

  #setState(state: LiveState): void {
    if (state === 'live') {
      clearTimeout(this.#downTimer);
      clearTimeout(this.#pollTimer);
      this.#downTimer = undefined;
    }
    if (this.#state === state) return;
    this.#state = state;
    this.handlers.onState(state);
  }

  /** Polls until there is a stream again, as behind a proxy that buffers it. */
  #pollLater(): void {
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(
      async () => {
        if (!document.hidden && (await this.#readMissed())) this.handlers.onResync(false);
        if (this.#state === 'down' && !this.#end.signal.aborted) this.#pollLater();
      },
      (pollMs / 2) * (1 + Math.random()),
    );
  }

  #receive(message: Message): void {
    if ('frame' in message) this.#handle(message.frame);
    else if ('newTab' in message) {
      this.#post({ tab: this.#tab, topics: this.#topics });
      if (this.#connection && this.cursor) this.#post({ to: message.newTab, head: this.cursor });
    } else if ('to' in message) {
      if (message.to === this.#tab) this.#handle({ event: 'hello', id: null, data: { head: message.head } });
    } else {
      this.#topicsOfTabs.set(message.tab, message.topics);
      this.#sendTopics();
    }
  }

  /** A frame, from the server or from the tab that leads. */
  #handle({ event, data }: Frame): void {
    this.#lastFrameAt = Date.now();
    this.#watchSilence();
    if (event === 'hello') {
      const isBack = this.cursor !== null;
      this.#sendTopics();
      this.cursor ??= String(data.head);
      this.#catchUp(data.head);
      this.handlers.onResync(isBack);
    }
    if (['bye', 'replaced', 'lost'].includes(event)) this.#expectStream();
    else this.#setState('live');
    if (event === 'hint') this.handlers.onHint(data);
    if (event === 'beat') this.#catchUp(data.head);
    const logged = event === 'event' && parseLiveEvent(data);
    if (logged) this.#handleEvent(logged);
    if (event === 'reset') {
      this.cursor = String(data.head);
      this.handlers.onResync(true);
    }
  }

  #handleEvent(event: LiveEvent): void {
    const next = numberOf(this.cursor) + 1;
    const { seq } = event;
    if (seq > next) this.#catchUp(`${epochOf(this.cursor)}.${seq}`);
    if (seq !== next) return;
    this.cursor = `${epochOf(this.cursor)}.${seq}`;
    this.handlers.onEvent(event);
  }

  /** Reads the events between this tab's position and the end of the log. A failure is repaired by the next beat. */
  #catchUp(head: unknown): void {
    if (epochOf(head) !== epochOf(this.cursor) || numberOf(head) > numberOf(this.cursor))
      void this.#readMissed();
  }

  /** Reads the events after this tab's position. Resolves with whether that succeeded. */
  #readMissed(): Promise<boolean> {
    this.#reading ??= this.#readEvents()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  async #readEvents(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#end.signal.aborted; ) {
      const call = { bearer: true, signal: this.#end.signal };
      const before = this.cursor;
      const after = before === null ? '' : `?after=${before}`;
      const reply = parseLiveEvents(await callApi(`/live/events${after}`, call));
      if (!reply) throw new AppError('bad-reply');
      for (const event of reply.events) this.#handleEvent(event);
      this.cursor = reply.head;
      if (reply.isReset) this.handlers.onResync(true);
      // Not for ever, if the server repeats its reply.
      hasMore = reply.hasMore && reply.head !== before;
    }
  }

  /** Tells the server the topics of all tabs; only the tab that reads the stream does. */
  #sendTopics(): void {
    const topics = [...new Set([...this.#topics, ...[...this.#topicsOfTabs.values()].flat()])];
    const text = JSON.stringify(topics.slice(0, maxTopics));
    if (!this.#connection || text === (this.#sentTopics || '[]')) return;
    this.#sentTopics = text;
    callApi(`/live/connections/${this.#connection}`, {
      method: 'PUT',
      bearer: true,
      json: { topics: topics.slice(0, maxTopics) },
    }).catch(() => {
      this.#sentTopics = '';
    });
  }
}
