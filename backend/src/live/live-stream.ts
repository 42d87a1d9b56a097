import { PassThrough } from 'node:stream';
import type { LiveFrameWire } from '@az/shared/contracts';
import { type LiveCursor, writeLiveCursor } from './cursor.ts';

/** The member that a stream is for, and the session that opened it. */
export type StreamOwner = { memberId: number; tokenHash: Uint8Array };

/** One connected client: what it is sent, as server-sent events (WHATWG HTML, section 9.2). */
export class LiveStream {
  readonly output = new PassThrough();
  /** What the client receives changes of: announcements by their public id, members as `member:<id>`. */
  topics: ReadonlySet<string> = new Set();
  /** `isReading`: events are being read for this client. `hasNewer`: newer events must be read after that. */
  isReading = false;
  hasNewer = false;
  /** Whether the client has got everything that was stored before the stream was opened. */
  isCurrent = false;

  constructor(
    readonly connection: string,
    readonly owner: StreamOwner,
    /** The position in the member's log up to which the client has received the events. */
    public cursor: LiveCursor,
    readonly maxUnsentBytes: number,
  ) {
    // It is not a failure when a client disconnects.
    this.output.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return !this.output.writableEnded && !this.output.destroyed;
  }

  /** Sends a frame. A client that reads too slowly is disconnected: it catches up with the next stream. */
  send(frame: LiveFrameWire): void {
    if (!this.isOpen) return;
    if (this.#unsentBytes() > this.maxUnsentBytes) {
      this.output.destroy();
      return;
    }
    const id = frame.event === 'event' ? `id: ${writeLiveCursor(this.cursor)}\n` : '';
    this.output.write(`event: ${frame.event}\n${id}data: ${JSON.stringify(frame.data)}\n\n`);
  }

  /** Sends a hint, or drops it when the client reads slowly. Returns whether it was sent. */
  sendHint(frame: LiveFrameWire & { event: 'hint' }): boolean {
    const isSlow = this.#unsentBytes() > this.maxUnsentBytes / 2;
    if (!isSlow) this.send(frame);
    return !isSlow;
  }

  end(frame: LiveFrameWire): void {
    this.send(frame);
    this.output.end();
  }

  #unsentBytes(): number {
    return this.output.readableLength + this.output.writableLength;
  }
}
