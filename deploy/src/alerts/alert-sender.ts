import { Counter, type Registry } from 'prom-client';
import { alertBody, type RollbackEntry, signedHeaders } from './alert-message.ts';
import type { AlertQueue } from './alert-queue.ts';

/** Interval of the search for rollbacks without an alert, in milliseconds. */
const intervalMs = 5_000;

/** If the receiver has not replied after this time, in milliseconds, the attempt has failed. */
const timeoutMs = 10_000;

const maxWaitMs = 15 * 60 * 1000;

/** Wait in milliseconds after a number of failed attempts: 5 s, doubled up to 15 minutes. */
export const waitAfter = (attempts: number): number => Math.min(maxWaitMs, 5_000 * 2 ** (attempts - 1));

export type AlertTarget = { url: string; secret: Buffer };

type AlertDeps = {
  queue: Pick<AlertQueue, 'take' | 'accept' | 'postpone'>;
  registry: Registry;
  log: (sentence: string) => void;
  send?: typeof fetch;
  now?: () => number;
};

/** Posts each automatic rollback to one receiver until it replies 2xx (not a redirect). No rollback waits for this. */
export class AlertSender {
  private readonly target: AlertTarget;
  private readonly deps: AlertDeps;
  private readonly deliveries: Counter;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | null = null;
  private attempts = 0;

  constructor(target: AlertTarget, deps: AlertDeps) {
    this.target = target;
    this.deps = deps;
    this.deliveries = new Counter({
      name: 'az_alert_deliveries_total',
      help: 'Attempts to post an alert to ALERT_URL: accepted or failed.',
      labelNames: ['result'],
      registers: [deps.registry],
    });
  }

  start(): void {
    const turn = async () => {
      await this.deliver().catch((error: Error) => this.deps.log(`Alerts are not read: ${error.message}`));
      if (this.timer) this.timer = setTimeout(turn, intervalMs).unref();
    };
    this.timer = setTimeout(turn, intervalMs).unref();
  }

  /** Stops sending and aborts an open request; its alert is sent again later. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.stopping.abort();
  }

  /** Tries to deliver the oldest alert, if it is due. Rejects when the database fails. */
  async deliver(): Promise<void> {
    const { queue, now = Date.now } = this.deps;
    const entry = await queue.take(now());
    if (!entry) return;
    const failure = await this.post(entry);
    this.deliveries.inc({ result: failure === null ? 'accepted' : 'failed' });
    if (failure === null) {
      this.attempts = 0;
      return queue.accept(entry);
    }
    this.attempts += 1;
    if (this.attempts === 1) this.deps.log(`The alert about ${entry.area} ${entry.what} failed: ${failure}`);
    return queue.postpone(now() + waitAfter(this.attempts));
  }

  /** Sends one alert. Returns null when the receiver has accepted it, otherwise why not. */
  private async post(entry: RollbackEntry): Promise<string | null> {
    const { send = fetch, now = Date.now } = this.deps;
    const body = JSON.stringify(alertBody(entry));
    // The id is the hash of the audit line: unique, and the same in every attempt.
    const headers = signedHeaders(this.target.secret, entry.hash, body, now());
    try {
      const {
        ok,
        status,
        body: reply,
      } = await send(this.target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeoutMs)]),
      });
      // The body of the reply is not read, because it may be of any length.
      await reply?.cancel();
      return ok ? null : `it replied ${status}.`;
    } catch (error) {
      const { message, cause } = error as Error;
      return `${cause instanceof Error ? cause.message : message}.`;
    }
  }
}
