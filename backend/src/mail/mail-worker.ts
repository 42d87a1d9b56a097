import type { OutboxRepository, WaitingMail } from '../repositories/outbox-repository.ts';
import { retryDelay } from './retry-delay.ts';

const pollMs = 5000;
const maxSendMs = 60_000;

/** What a courier says. Never an address or a text: they would be in the log. */
export type MailWorkerLog = {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

/** Sends one mail, or finds that it need not be sent. Rejects when it should be tried again. */
export type Deliver = (mail: WaitingMail, signal: AbortSignal) => Promise<void>;

type Work = { deliver: Deliver; log: MailWorkerLog };

/** The code of a failure, which says what is wrong without naming anybody. */
function codeOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((one) => one !== undefined).join(' ') || 'unknown';
}

/** Takes waiting mail on, one after the other, and tries again later what fails. One for each process. */
export class MailWorker {
  readonly #ending = new AbortController();
  #work: Work | null = null;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;

  constructor(readonly outbox: OutboxRepository) {}

  /** Looks for mail now, and then every five seconds until `stop`. */
  start(deliver: Deliver, log: MailWorkerLog): void {
    this.#work = { deliver, log };
    this.#schedule(0, this.#work);
  }

  /**
   * Says that mail has been queued. It is looked for after a short while of random length: what a reply took, or what
   * the next one takes, tells nothing about whether there was a mail to send.
   */
  wake(): void {
    if (this.#work && !this.#round) this.#schedule(250 + Math.random() * 750, this.#work);
  }

  /** Breaks off what is under way (it is sent later) and ends. */
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
      // An attempt that the end of the process has broken off says nothing against the mail.
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
