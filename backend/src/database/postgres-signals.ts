import { Client, DatabaseError as PgError } from 'pg';
import type { Signals } from './database.ts';
import { forPg } from './database-url.ts';
import { rejectAfter } from './reject-after.ts';

const channel = 'az_live';
/** Wait before a lost connection is opened again, in milliseconds. */
const reconnectMs = 1000;
/** How often the connection is tried, and for how long an answer is awaited, in milliseconds. */
const trials = { everyMs: 5000, answerMs: 5000 };
/** How many messages are kept until the server confirms them; the oldest ones are dropped. */
const maxUnconfirmed = 1000;

/**
 * Uses a connection of its own, because `NOTIFY` locks the whole database when its transaction commits. A connection
 * that ends, or that does not answer (after a failover, a firewall may drop its packets for hours), is opened again.
 * Messages that the server has not confirmed are then sent again, so some arrive twice.
 */
export class PostgresSignals implements Signals {
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #trial: NodeJS.Timeout | undefined;
  #isClosed = false;
  #lostSince: Date | null = null;
  readonly #listeners: ((message: string) => void)[] = [];
  readonly #openers: (() => void)[] = [];
  readonly #unconfirmed: string[] = [];
  #isSending = false;

  constructor(
    readonly url: string,
    readonly times = trials,
  ) {}

  open(): Promise<void> {
    this.#lostSince ??= new Date();
    this.#trial ??= setInterval(() => void this.#sendUnconfirmed(), this.times.everyMs).unref();
    return this.#connect().catch(() => this.#connectLater());
  }

  listen(listener: (message: string) => void): void {
    this.#listeners.push(listener);
  }

  onOpen(listener: () => void): void {
    this.#openers.push(listener);
  }

  lostSince(): Date | null {
    return this.#lostSince;
  }

  send(message: string): void {
    this.#unconfirmed.push(message);
    if (!this.#isSending) this.#unconfirmed.splice(0, this.#unconfirmed.length - maxUnconfirmed);
    void this.#sendUnconfirmed();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#trial);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: forPg(this.url),
      application_name: 'az-connect-signals',
      connectionTimeoutMillis: 2500,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => {
      for (const listener of this.#listeners) listener(payload);
    });
    client.once('end', () => {
      if (this.#client === client) {
        this.#client = null;
        this.#lostSince = new Date();
      }
      this.#connectLater();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#client = client;
    this.#lostSince = null;
    if (this.#isClosed) return client.end();
    void this.#sendUnconfirmed();
    for (const listener of this.#openers) listener();
  }

  /** Also without messages, to try the connection. One query at a time, because each waits for the one before it. */
  async #sendUnconfirmed(): Promise<void> {
    const client = this.#client;
    if (!client || this.#isSending) return;
    this.#isSending = true;
    const messages = [...this.#unconfirmed];
    const sent = client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [
      channel,
      messages,
    ]);
    const isConfirmed = await rejectAfter(this.times.answerMs, sent).then(
      () => true,
      // The server refuses a message that is too long; no later attempt would change that.
      (error: unknown) => error instanceof PgError && error.code?.startsWith('22'),
    );
    this.#isSending = false;
    if (isConfirmed) this.#unconfirmed.splice(0, messages.length);
    // While a query waits for its answer, this closes the connection without a word to the server.
    else await client.end().catch(() => undefined);
    if (this.#unconfirmed.length > 0) void this.#sendUnconfirmed();
  }

  #connectLater(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.open(), reconnectMs).unref();
  }
}
