import { isAppError } from '../api/index.ts';
import { pause, waitAfter } from '../api/pause.ts';
import { type Frame, readStream } from './read-stream.ts';

/** A heartbeat comes every 25 seconds. Without one for this time, the reading tab is frozen or its stream is lost. */
const silenceMs = 40_000;

/** Wait after the server has replaced this stream with a newer one. Otherwise both would keep replacing each other. */
const replacedWaitMs = 30_000;

/** If a stream has lasted this long, in milliseconds, the server had accepted it, so the next attempt begins soon. */
const lastingMs = 3000;

/** Maximum wait after such a stream. It is random, because a server process that ends closes many streams at once. */
const soonMs = 300;

type Options = {
  after: () => string | null;
  /** Receives the stream's frames, and two made here: `lost` (no stream is open) and `hidden` (the tab is hidden). */
  onFrame: (frame: Frame) => void;
  /** Called when this tab stops reading a stream. The next stream that it reads begins with a `hello` frame. */
  onEnd: () => void;
  /** Called when another tab has taken over, because this one was frozen. */
  onStolen: () => void;
  signal: AbortSignal;
};

/** Reads the stream while no other tab does, and reopens a lost one. Without Web Locks, every visible tab reads one. */
export class StreamLead {
  /** Whether tabs can choose one to lead (read the stream). Needs Web Locks: a secure context, storage not blocked. */
  isShared = !!navigator.locks;
  /** Ends the present attempt to read the stream; null while this tab does not lead. */
  #attempt: AbortController | null = null;
  /** When the last frame arrived, or this tab began to lead; in milliseconds since 1970. */
  #lastFrameAt = Date.now();
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly memberId: string,
    readonly options: Options,
  ) {}

  start(): void {
    this.#watchSilence();
    void this.#awaitLead();
    document.addEventListener('visibilitychange', this.#watchSilence);
    this.options.signal.addEventListener('abort', () => {
      clearTimeout(this.#silenceTimer);
      document.removeEventListener('visibilitychange', this.#watchSilence);
    });
  }

  noteFrame(): void {
    this.#lastFrameAt = Date.now();
    this.#watchSilence();
  }

  /** Leads as soon as no other tab does. Waits and tries again if another tab takes over or the request fails. */
  async #awaitLead(steal = false): Promise<void> {
    const { signal } = this.options;
    for (let failures = 0; !signal.aborted; failures += 1) {
      if (!this.isShared) return this.#leadWhileVisible();
      const stolen = new AbortController();
      const options = steal && failures === 0 ? { steal } : { signal };
      const lead = () => this.#lead(AbortSignal.any([signal, stolen.signal]));
      try {
        await navigator.locks.request(`az-live:${this.memberId}`, options, lead);
        return;
      } catch (error) {
        stolen.abort();
        if (this.#attempt) this.options.onStolen();
        this.isShared = !(error instanceof DOMException && error.name === 'SecurityError');
        await pause(waitAfter(failures), signal);
      }
    }
  }

  /** Leads without a lock, but only while the tab is visible: over HTTP/1.1, browsers open six connections per host. */
  async #leadWhileVisible(): Promise<void> {
    const { signal, onFrame } = this.options;
    while (!signal.aborted) {
      const hidden = new AbortController();
      const isChanged = new Promise<void>((resolve) => {
        const change = () => resolve(hidden.abort());
        document.addEventListener('visibilitychange', change, { once: true });
      });
      onFrame({ event: document.hidden ? 'hidden' : 'lost', id: null, data: {} });
      if (document.hidden) await isChanged;
      else await this.#lead(AbortSignal.any([signal, hidden.signal]));
      // The session has ended, or the server has no such call.
      if (!hidden.signal.aborted) return;
    }
  }

  /** After `silenceMs` without a frame, the tab that leads reopens the stream, or a visible tab takes over. */
  readonly #watchSilence = (): void => {
    clearTimeout(this.#silenceTimer);
    const mayTakeOver = this.isShared && !document.hidden;
    if (this.options.signal.aborted || !(this.#attempt || mayTakeOver)) return;
    this.#silenceTimer = setTimeout(
      () => (this.#attempt ? this.#attempt.abort() : void this.#awaitLead(true)),
      Math.max(0, this.#lastFrameAt + silenceMs - Date.now()),
    );
  };

  async #lead(signal: AbortSignal): Promise<void> {
    const { after, onFrame, onEnd } = this.options;
    for (let failures = 0; !signal.aborted; ) {
      const failedBefore = failures;
      const startedAt = Date.now();
      let leastMs = 0;
      this.#attempt = new AbortController();
      this.noteFrame();
      try {
        await readStream(after(), {
          signal: AbortSignal.any([signal, this.#attempt.signal]),
          onFrame: (frame) => {
            failures = 0;
            if (frame.event === 'bye') leastMs = Number(frame.data.retry) || 0;
            if (frame.event === 'replaced') leastMs = replacedWaitMs;
            onFrame(frame);
          },
        });
      } catch (error) {
        failures += 1;
        // The session has ended, or the server has no such call.
        if (isAppError(error) && ['signed-out', 'not-found'].includes(error.kind)) break;
      }
      this.#attempt.abort();
      onEnd();
      if (!signal.aborted) onFrame({ event: 'lost', id: null, data: {} });
      const hasLasted = failures <= 1 && Date.now() - startedAt >= lastingMs;
      await pause(Math.max(leastMs, hasLasted ? Math.random() * soonMs : waitAfter(failedBefore)), signal);
    }
    this.#attempt = null;
  }
}
