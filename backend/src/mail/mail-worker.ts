import type { OutboxRepository, WaitingMail } from '../repositories/outbox-repository.ts';
import { retryDelay } from './retry-delay.ts';

const pollMs = 5000;
const maxSendMs = 60_000;

/** Log of the mail worker. It never contains an e-mail address or the text of a mail. */
type MailWorkerLog = {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

/** Sends one mail, or finds that it need not be sent. Rejects when it should be tried again. */
export type Deliver = (mail: WaitingMail, signal: AbortSignal) => Promise<void>;

type Work = { deliver: Deliver; log: MailWorkerLog };

/** The code of a failure, which holds no address or name. */
function codeOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((one) => one !== undefined).join(' ') || 'unknown';
}

/** Sends waiting mail one after the other and retries failures later. One for each process. */
export class MailWorker {
  readonly #ending = new AbortController();
  #work: Work | null = null;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;

  constructor(readonly outbox: OutboxRepository) {}

  /** Polls now, and then every five seconds until `stop`. */
  start(deliver: Deliver, log: MailWorkerLog): void {
    this.#work = { deliver, log };
    this.#schedule(0, this.#work);
  }

  /** Polls after a short random delay, so that response times do not reveal whether a mail was sent. */
  wake(): void {
    if (this.#work && !this.#round) this.#schedule(250 + Math.random() * 750, this.#work);
  }

  /** Stops the worker and aborts the current attempt, which is repeated later. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#round;
  }

  #schedule(delayMs: number, work: Work): void {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#sendAll(work).finally(() => {
        this.#round = null;
        this.#schedule(pollMs, work);
      });
    }, delayMs);
    this.#timer.unref();
  }

  async #sendAll(work: Work): Promise<void> {
    try {
      while (!this.#ending.signal.aborted) {
        const mail = await this.outbox.claim();
        if (!mail) return;
        await this.#send(mail, work);
      }
    } catch (error) {
      work.log.error({ code: codeOf(error) }, 'the queue of mail cannot be read');
    }
  }

  async #send(mail: WaitingMail, { deliver, log }: Work): Promise<void> {
    const { id, kind, attempts } = mail;
    try {
      await deliver(mail, AbortSignal.any([this.#ending.signal, AbortSignal.timeout(maxSendMs)]));
    } catch (error) {
      // An attempt aborted by shutdown is not counted as a failure of the mail.
      const delayMs = this.#ending.signal.aborted ? retryDelay(1) : retryDelay(attempts);
      const facts = { mail: id, kind, attempts, code: codeOf(error) };
      if (delayMs !== null) {
        log.warn(facts, 'a mail was not sent and will be tried again');
        return this.outbox.postpone(id, delayMs);
      }
      log.error(facts, 'a mail was given up');
    }
    await this.outbox.remove(id);
  }
}
