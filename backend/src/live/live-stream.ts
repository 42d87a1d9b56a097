import { PassThrough } from 'node:stream';
import type { LiveFrameWire } from '@az/shared/contracts';
import { type LiveCursor, writeLiveCursor } from './cursor.ts';

/** Whom a stream is for, and from where. */
export type StreamOwner = { memberId: number; tokenHash: Uint8Array };

/** One connected client: what it is sent, as server-sent events (WHATWG HTML, section 9.2). */
export class LiveStream {
  readonly output = new PassThrough();
  /** The announcements of which the client shows changes, by public id, and members as `member:<id>`. */
  topics: ReadonlySet<string> = new Set();
  /** Whether events are being read for this client; `hasNewer`: newer ones must be read afterwards. */
  isReading = false;
  hasNewer = false;
  /** Whether the client has got everything that was stored before the stream was opened. */
  isCurrent = false;

  constructor(
    readonly connection: string,
    readonly owner: StreamOwner,
    /** The position up to which it has got the events of the member's log. */
    public cursor: LiveCursor,
    readonly maxUnsentBytes: number,
  ) {
    // A client that goes away is no failure.
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
