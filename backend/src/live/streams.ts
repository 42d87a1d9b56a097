import { randomBytes } from 'node:crypto';
import { maxEventPage, maxLiveTopics } from '@az/shared/contracts';
import type { CompleteConfig } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import { RateLimiter } from '../security/rate-limiter.ts';
import type { Bus, BusMessage } from './bus.ts';
import { type LiveCursor, writeLiveCursor } from './cursor.ts';
import type { Hint } from './emission.ts';
import { type HintReader, isOfMember, type ShownOn } from './hint-reader.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { LiveReader } from './live-reader.ts';
import { LiveStream, type StreamOwner } from './live-stream.ts';

type Dependencies = {
  bus: Bus;
  config: Pick<CompleteConfig, 'live' | 'now'>;
  hints: HintReader;
  metrics: LiveMetrics;
  reader: LiveReader;
  sessions: SessionRepository;
};

/** Members at most whose heads one statement of the sweep reads. */
const chunk = 1000;

const between = (from: number, to: number): number => from + Math.floor(Math.random() * (to - from));

/** The streams of the clients that are connected to this process. */
export class Streams {
  readonly #streams = new Map<string, LiveStream>();
  readonly #opens: RateLimiter;
  readonly #waiting: Hint[] = [];
  #isDelivering = false;

  constructor(readonly deps: Dependencies) {
    this.#opens = new RateLimiter(deps.config.live.opens);
    deps.bus.listen((message) => this.#receive(message));
  }

  get count(): number {
    return this.#streams.size;
  }

  /**
   * Opens a stream for a client that has received the events up to `after`. Throws kind `too-many` when the member
   * opens streams too often, and kind `server` with status 503 when the process has `maxStreams` streams.
   */
  open(owner: StreamOwner, { after, head }: { after: LiveCursor; head: LiveCursor }): LiveStream {
    const { config } = this.deps;
    const { maxStreams, maxPerMember, maxUnsentBytes, heartbeatMs, lifeMs, retryMs } = config.live;
    const retryAfterMs = this.#opens.take(String(owner.memberId));
    if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyRequests, { retryAfterMs });
    if (this.#streams.size >= maxStreams)
      throw new ApiError('server', sentences.unavailable, { status: 503, retryAfterMs: heartbeatMs });
    const own = [...this.#streams.values()].filter(({ owner: { memberId } }) => memberId === owner.memberId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - maxPerMember)))
      oldest.end({ event: 'replaced', data: {} });
    const connection = randomBytes(16).toString('hex');
    const stream = new LiveStream(connection, owner, after, maxUnsentBytes);
    this.#streams.set(connection, stream);
    this.deps.metrics.streams.inc();
    const timer = setInterval(() => this.#sendHeartbeat(stream), heartbeatMs);
    const life = setTimeout(
      () => stream.end({ event: 'bye', data: { retry: between(0, retryMs) } }),
      between(lifeMs, lifeMs * 1.5),
    );
    stream.output.once('close', () => {
      clearInterval(timer);
      clearTimeout(life);
      this.#streams.delete(connection);
      this.deps.metrics.streams.dec();
    });
    const heartbeat = Math.round(heartbeatMs / 1000);
    stream.send({
      event: 'hello',
      data: {
        connection,
        head: writeLiveCursor(head),
        heartbeat,
        topics: maxLiveTopics,
        now: config.now().getTime(),
      },
    });
    void this.#catchUp(stream);
    return stream;
  }

  /** Sets what a connection of the member receives changes of. Unknown connections are ignored. */
  setTopics(memberId: number, connection: string, topics: readonly string[]): void {
    this.deps.bus.publish({ members: [], hints: [], topics: [{ memberId, connection, topics }] });
  }

  /** Sends events that no message announced, and ends streams of ended sessions. Rejects with `DatabaseError`. */
  async sweep(): Promise<number> {
    const streams = [...this.#streams.values()];
    let found = 0;
    for (let from = 0; from < streams.length; from += chunk) {
      const part = streams.slice(from, from + chunk);
      const members = part.map(({ owner }) => owner.memberId);
      const heads = await this.deps.reader.log.heads(members);
      for (const stream of part) {
        if (stream.isReading || (heads.get(stream.owner.memberId) ?? 0) <= stream.cursor.seq) continue;
        found += 1;
        void this.#catchUp(stream);
      }
      const isOpen = await this.deps.sessions.areOpen(part.map(({ owner }) => owner.tokenHash));
      for (const stream of part)
        if (!isOpen(stream.owner.tokenHash)) stream.end({ event: 'signed-out', data: {} });
    }
    this.deps.metrics.sweepFound.inc(found);
    return found;
  }

  /**
   * Ends each stream at a random time within `retryMs`. Its client reconnects at once, sends its topics again and reads
   * what only hints report.
   */
  renew(): void {
    for (const stream of this.#streams.values())
      setTimeout(
        () => stream.end({ event: 'bye', data: { retry: 0 } }),
        between(0, this.deps.config.live.retryMs),
      ).unref();
  }

  /** Ends all streams and asks each client to reconnect after a random time. */
  close(): void {
    const { retryMs } = this.deps.config.live;
    for (const stream of this.#streams.values())
      stream.end({ event: 'bye', data: { retry: between(0, retryMs * 2) } });
  }

  #sendHeartbeat(stream: LiveStream): void {
    stream.send({ event: 'beat', data: { head: writeLiveCursor(stream.cursor) } });
  }

  #receive({ members, hints, topics = [] }: BusMessage): void {
    this.deps.metrics.messages.inc();
    const concerned = new Set(members);
    for (const stream of this.#streams.values())
      if (concerned.has(stream.owner.memberId)) void this.#catchUp(stream);
    for (const { memberId, connection, topics: wanted } of topics) {
      const stream = this.#streams.get(connection);
      if (stream?.owner.memberId === memberId) stream.topics = new Set(wanted);
    }
    if (hints.length === 0 || this.#streams.size === 0) return;
    if (this.#waiting.length === 0) setTimeout(() => void this.#deliver(), this.deps.config.live.coalesceMs);
    this.#waiting.push(...hints);
  }

  /** Sends a client the events that it has not received yet. After a failure, the next sweep tries again. */
  async #catchUp(stream: LiveStream): Promise<void> {
    if (stream.isReading) {
      stream.hasNewer = true;
      return;
    }
    stream.isReading = true;
    try {
      do {
        stream.hasNewer = false;
        await this.#readOn(stream);
      } while (stream.hasNewer && stream.isOpen);
    } catch {
      // The database did not answer: the next sweep tries again.
    } finally {
      stream.isReading = false;
    }
  }

  async #readOn(stream: LiveStream): Promise<void> {
    const { reader, metrics } = this.deps;
    const { memberId } = stream.owner;
    for (let hasMore = true; hasMore && stream.isOpen; ) {
      const head = await reader.log.head(memberId);
      const page = await reader.read(memberId, stream.cursor, { head, limit: maxEventPage });
      for (const event of page.events) {
        stream.cursor = { epoch: head.epoch, seq: event.seq };
        stream.send({ event: 'event', data: event });
      }
      stream.cursor = page.head;
      if (!stream.isCurrent) metrics.caughtUp.inc(page.events.length);
      else
        for (const at of page.storedAt)
          metrics.delivery.observe(Math.max(0, Date.now() - at.getTime()) / 1000);
      if (page.reset) {
        metrics.resets.inc({ reason: page.reset });
        stream.send({ event: 'reset', data: { reason: page.reset, head: writeLiveCursor(page.head) } });
      }
      hasMore = page.more;
    }
    stream.isCurrent = true;
  }

  /** Sends waiting hints, also those that arrive meanwhile, in one batch after the other, which keeps their order. */
  async #deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    while (this.#waiting.length > 0) await this.#deliverBatch(this.#waiting.splice(0));
    this.#isDelivering = false;
  }

  async #deliverBatch(hints: readonly Hint[]): Promise<void> {
    const streams = [...this.#streams.values()];
    const different = [...new Map(hints.map((hint) => [JSON.stringify(hint), hint])).values()];
    // After a failure, hints are lost. Clients notice the changes when they read again.
    const shown: ShownOn = await this.deps.hints.findShown(different).catch(() => new Map());
    const unique = different.filter((hint) => streams.some((stream) => wants(stream, hint, shown)));
    if (unique.length === 0) return;
    const read = await this.deps.hints.read(unique).catch(() => []);
    for (const [index, readHint] of read.entries()) {
      const hint = unique[index];
      for (const stream of streams)
        if (hint && wants(stream, hint, shown)) {
          const data = readHint(stream.owner.memberId);
          if (data && !stream.sendHint({ event: 'hint', data })) this.deps.metrics.droppedHints.inc();
        }
    }
  }
}

/** Whether a client gets a hint: about a new announcement of somebody else, or about a change of what it shows. */
function wants({ owner, topics }: LiveStream, hint: Hint, shown: ShownOn): boolean {
  if (isOfMember(hint))
    return (
      topics.has(`member:${hint.member}`) || [...(shown.get(hint.member) ?? [])].some((id) => topics.has(id))
    );
  return hint.type === 'feed.new' ? hint.channel !== `member:${owner.memberId}` : topics.has(hint.post);
}
