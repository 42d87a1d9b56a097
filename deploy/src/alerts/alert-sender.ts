import { Counter, type Registry } from 'prom-client';
import { RepeatedWork } from '../repeated-work.ts';
import { type Alert, signedHeaders } from './alert-message.ts';

/** Interval of the search for new alerts, in milliseconds. */
const intervalMs = 5_000;

/** If the receiver has not replied after this time, in milliseconds, the attempt has failed. */
const timeoutMs = 10_000;

const maxWaitMs = 15 * 60 * 1000;

/** Wait in milliseconds after a number of failed attempts: 5 s, doubled up to 15 minutes. */
export const waitAfter = (attempts: number): number => Math.min(maxWaitMs, 5_000 * 2 ** (attempts - 1));

export type AlertTarget = { url: string; secret: Buffer };

/** Alerts that the receiver has not accepted, the oldest first. */
export type AlertSource = {
  /** The next alert; null if there is none that may be delivered now. */
  take(now: number): Promise<Alert | null>;
  /** `alert`: the one that `take` has returned. */
  accept(alert: Alert): Promise<void>;
  postpone(until: number): Promise<void>;
};

type AlertDeps = {
  /** The first ones must not depend on the database. */
  sources: AlertSource[];
  registry: Registry;
  log: (sentence: string) => void;
  send?: typeof fetch;
  now?: () => number;
};

/** Posts each alert to one receiver until it replies 2xx (not a redirect). Nothing else waits for this. */
export class AlertSender {
  private readonly target: AlertTarget;
  private readonly deps: AlertDeps;
  private readonly deliveries: Counter;
  private readonly stopping = new AbortController();
  private readonly deliveryTurns = new RepeatedWork(
    intervalMs,
    () => this.deliver(),
    ({ message }) => this.deps.log(`Alerts are not read: ${message}`),
  );
  /** Failed attempts at the alert that is delivered now, by source. */
  private readonly attempts = new Map<AlertSource, number>();

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
    this.deliveryTurns.start();
  }

  /** Stops sending and aborts an open request; its alert is sent again later. */
  stop(): void {
    this.deliveryTurns.stop();
    this.stopping.abort();
  }

  /** Tries to deliver the oldest alert of each source, if it is due. Rejects when the database fails. */
  async deliver(): Promise<void> {
    for (const source of this.deps.sources) await this.deliverFrom(source);
  }

  private async deliverFrom(source: AlertSource): Promise<void> {
    const { log, now = Date.now } = this.deps;
    const alert = await source.take(now());
    if (!alert) return;
    const failure = await this.post(alert);
    this.deliveries.inc({ result: failure === null ? 'accepted' : 'failed' });
    if (failure === null) {
      this.attempts.delete(source);
      return source.accept(alert);
    }
    const attempts = (this.attempts.get(source) ?? 0) + 1;
    this.attempts.set(source, attempts);
    if (attempts === 1) log(`The alert about ${alert.subject} failed: ${failure}`);
    return source.postpone(now() + waitAfter(attempts));
  }

  /** Sends one alert. Returns null when the receiver has accepted it, otherwise why not. */
  private async post(alert: Alert): Promise<string | null> {
    const { send = fetch, now = Date.now } = this.deps;
    const body = JSON.stringify(alert.body);
    const headers = signedHeaders(this.target.secret, alert.id, body, now());
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
