import { callApi } from '../api/client.ts';
import { pause } from '../api/pause.ts';
import { type LiveEvent, parseLiveEvent } from '../contracts/index.ts';
import { randomId } from '../random-id/index.ts';
import { EventLog } from './event-log.ts';
import type { Frame } from './read-stream.ts';
import { StreamLead } from './stream-lead.ts';

/** `pending`: no stream has begun, or this hidden tab needs none. `down`: no stream for ten seconds. */
export type LiveState = 'pending' | 'live' | 'down';

/** Why to read again: `hints` from before the stream, `events` that the log no longer has, or no stream (null). */
export type MissedKind = 'hints' | 'events' | null;

export type LiveHandlers = {
  /** Receives each event of the member's log once, in order. `isLate`: it is no news, as it is older than the return. */
  onEvent: (event: LiveEvent, isLate: boolean) => void;
  onHint: (hint: Record<string, unknown>) => void;
  /**
   * Called when what is shown may lack changes: when a stream begins, when the log no longer has missed events, and
   * every 15 to 30 seconds while there is no stream.
   */
  onResync: (missed: MissedKind) => void;
  onState: (state: LiveState) => void;
};

type Message =
  | { frame: Frame }
  | { tab: string; topics: string[] }
  /** A new tab asks the other tabs for their topics, and whether one of them reads the stream. */
  | { newTab: string }
  /** The tab that reads the stream answers with the position that it has reached. */
  | { to: string; head: string };

const downAfterMs = 10_000;
/** The longest time between two reads while there is no stream, in milliseconds. */
const pollMs = 30_000;
/** A timer that is this late, in milliseconds, shows that the tab was asleep. */
const asleepMs = 10_000;
const maxTopics = 100;
/** The longest wait for the server to accept the topics, in milliseconds. Then what is shown is read again anyway. */
const topicsWaitMs = 5000;

/**
 * The connection of one tab to the member's events. One tab reads the stream and passes it on to the others. Every
 * tab keeps its own cursor and reads what it has missed, so no event is lost when the reading tab closes.
 */
export class LiveConnection {
  readonly #tab = randomId();
  readonly #end = new AbortController();
  readonly #channel: BroadcastChannel;
  readonly #log: EventLog;
  readonly #lead: StreamLead;
  #topics: string[] = [];
  #topicsOfTabs = new Map<string, string[]>();
  #sentTopics = '';
  #connection: string | null = null;
  /** Whether this tab was hidden or asleep since it last read events without a stream. */
  #isAway = false;
  /** What the server's clock is ahead of this one, in milliseconds; null if the server does not say. */
  #clockAhead: number | null = null;
  #state: LiveState = 'pending';
  #topicsCall: Promise<void> | null = null;
  #downTimer: ReturnType<typeof setTimeout> | undefined;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly memberId: string,
    readonly handlers: LiveHandlers,
    /** Position after which the connection follows the events; null when no position is known. */
    after: string | null = null,
  ) {
    const { signal } = this.#end;
    this.#channel = new BroadcastChannel(`az-live:${memberId}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data);
    this.#log = new EventLog(
      after,
      {
        onEvent: (event, isLate) => handlers.onEvent(event, isLate || this.#isOld(event)),
        onReset: () => handlers.onResync('events'),
      },
      signal,
    );
    this.#lead = new StreamLead(memberId, {
      after: () => this.#log.cursor,
      onFrame: (frame) => this.#pass(frame),
      onEnd: () => {
        this.#connection = null;
        this.#sentTopics = '';
      },
      onStolen: this.#resume,
      signal,
    });
    // A page may miss frames and messages while the browser has frozen it.
    document.addEventListener('resume', this.#resume);
    this.#post({ newTab: this.#tab });
    this.#expectStream();
    this.#lead.start();
  }

  get cursor(): string | null {
    return this.#log.cursor;
  }

  setTopics(topics: string[]): void {
    this.#topics = topics;
    this.#post({ tab: this.#tab, topics });
    void this.#sendTopics();
  }

  /** Resolves when the server knows the current topics, or has not replied within `topicsWaitMs`. */
  async topicsKnown(): Promise<void> {
    const settled = new AbortController();
    void this.#topicsCall?.then(() => settled.abort());
    if (this.#topicsCall) await pause(topicsWaitMs, AbortSignal.any([this.#end.signal, settled.signal]));
  }

  stop(): void {
    this.#post({ tab: this.#tab, topics: [] });
    this.#end.abort();
    document.removeEventListener('resume', this.#resume);
    this.#channel.close();
    clearTimeout(this.#downTimer);
    clearTimeout(this.#pollTimer);
  }

  /**
   * Whether a message was written so long ago that this tab must have been asleep: the network passes on what has
   * arrived meanwhile as if it were new.
   */
  #isOld({ message }: LiveEvent): boolean {
    if (this.#clockAhead === null || !message?.sentAt) return false;
    const age = Date.now() + this.#clockAhead - Date.parse(message.sentAt);
    return age > asleepMs + (this.#state === 'down' ? pollMs : 0);
  }

  readonly #resume = (): void => {
    void this.#log.comeBack();
    this.handlers.onResync('hints');
  };

  #post(message: Message): void {
    if (this.#lead.isShared) this.#channel.postMessage(message);
  }

  /** Handles a frame of this tab's stream here, and in all other tabs. */
  #pass(frame: Frame): void {
    if (frame.event === 'hello') this.#connection = String(frame.data.connection);
    this.#post({ frame });
    this.#handle(frame);
  }

  /** Reports `down` if no stream begins within `downAfterMs`. Failed attempts do not restart this time. */
  #expectStream(): void {
    this.#downTimer ??= setTimeout(() => {
      this.#setState('down');
      this.#pollLater();
    }, downAfterMs);
  }

  #setState(state: LiveState): void {
    if (state !== 'down') {
      clearTimeout(this.#downTimer);
      clearTimeout(this.#pollTimer);
      this.#downTimer = undefined;
    }
    if (this.#state === state) return;
    this.#state = state;
    this.handlers.onState(state);
  }

  /** Polls until a stream begins, which may never happen behind a proxy that buffers replies. */
  #pollLater(): void {
    clearTimeout(this.#pollTimer);
    const wait = (pollMs / 2) * (1 + Math.random());
    const due = Date.now() + wait;
    this.#pollTimer = setTimeout(async () => {
      this.#isAway ||= document.hidden || Date.now() > due + asleepMs;
      if (!document.hidden && (await this.#poll())) this.handlers.onResync(null);
      if (this.#state === 'down' && !this.#end.signal.aborted) this.#pollLater();
    }, wait);
  }

  #poll(): Promise<boolean> {
    const isBack = this.#isAway;
    this.#isAway = false;
    return isBack ? this.#log.comeBack() : this.#log.readMissed();
  }

  #receive(message: Message): void {
    if (!this.#lead.isShared) return;
    if ('frame' in message) this.#handle(message.frame);
    else if ('newTab' in message) {
      this.#post({ tab: this.#tab, topics: this.#topics });
      if (this.#connection && this.cursor) this.#post({ to: message.newTab, head: this.cursor });
    } else if ('to' in message) {
      if (message.to === this.#tab) this.#handle({ event: 'hello', id: null, data: { head: message.head } });
    } else {
      this.#topicsOfTabs.set(message.tab, message.topics);
      void this.#sendTopics();
    }
  }

  #handle({ event, data }: Frame): void {
    this.#lead.noteFrame();
    if (event === 'hello') {
      if (typeof data.now === 'number') this.#clockAhead = data.now - Date.now();
      this.#log.startAt(data.head);
      void this.#resync(this.#sendTopics() !== null);
    }
    if (['bye', 'replaced', 'lost'].includes(event)) this.#expectStream();
    else this.#setState(event === 'hidden' ? 'pending' : 'live');
    if (event === 'hint') this.handlers.onHint(data);
    if (event === 'beat') {
      this.#log.catchUp(data.head);
      void this.#sendTopics();
    }
    const logged = event === 'event' && parseLiveEvent(data);
    if (logged) this.#log.handle(logged);
    if (event === 'reset') this.#log.reset(data.head);
  }

  /** Makes listeners read again what only hints report; with `waitsForTopics`, once the server knows the topics. */
  async #resync(waitsForTopics: boolean): Promise<void> {
    if (waitsForTopics) await this.topicsKnown();
    if (!this.#end.signal.aborted) this.handlers.onResync('hints');
  }

  /** Sends the topics of all tabs, if this tab reads the stream. If the call fails, the next heartbeat repeats it. */
  #sendTopics(): Promise<void> | null {
    const all = new Set([...this.#topics, ...[...this.#topicsOfTabs.values()].flat()]);
    const json = { topics: [...all].slice(0, maxTopics) };
    const text = JSON.stringify(json.topics);
    if (!this.#connection || text === (this.#sentTopics || '[]')) return null;
    this.#sentTopics = text;
    const path = `/live/connections/${this.#connection}`;
    this.#topicsCall = callApi(path, { method: 'PUT', bearer: true, json }).then(
      () => undefined,
      () => {
        this.#sentTopics = '';
      },
    );
    return this.#topicsCall;
  }
}
