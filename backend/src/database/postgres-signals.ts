import { Client } from 'pg';
import type { Signals } from './database.ts';
import { forPg } from './database-url.ts';

const channel = 'az_live';
/** Wait before a lost connection is opened again, in milliseconds. */
const reconnectMs = 1000;

/** Uses a connection of its own, because `NOTIFY` locks the whole database when its transaction commits. */
export class PostgresSignals implements Signals {
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #lostSince: Date | null = null;
  readonly #listeners: ((message: string) => void)[] = [];
  readonly #openers: (() => void)[] = [];

  constructor(readonly url: string) {}

  open(): Promise<void> {
    this.#lostSince ??= new Date();
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
    this.#client?.query('select pg_notify($1, $2)', [channel, message]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
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
    if (this.#isClosed) await client.end();
    else for (const listener of this.#openers) listener();
  }

  #connectLater(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.open(), reconnectMs).unref();
  }
}
