import { setTimeout as wait } from 'node:timers/promises';
import { crashed, DatabaseError } from './database-error.ts';
import { PgliteClient } from './pglite-client.ts';

const openWithinMs = 20_000;
const waitForOpeningMs = 2000;
const restMs = 1000;

/** Reopens PGlite after it has stopped, at most once a second. */
export class PgliteEngine {
  #opening: Promise<void> | null = null;
  #openNotBefore = 0;
  /** Why the last attempt to reopen PGlite failed. */
  #obstacle = '';
  #isClosed = false;

  private constructor(
    readonly folder: string,
    private client: PgliteClient,
  ) {}

  static async open(folder: string): Promise<PgliteEngine> {
    return new PgliteEngine(folder, await PgliteClient.open(folder));
  }

  /**
   * The open client. A transaction must use the same client until it ends. Rejects with a temporary `DatabaseError`
   * while PGlite cannot be reopened.
   */
  async running(): Promise<PgliteClient> {
    if (this.client.isAlive) return this.client;
    if (!this.#isClosed && Date.now() >= this.#openNotBefore) this.#opening ??= this.#reopen();
    await Promise.race([this.#opening, wait(waitForOpeningMs, undefined, { ref: false })]);
    if (this.client.isAlive) return this.client;
    const message = `The database has stopped and cannot be opened yet. ${this.#obstacle}`.trim();
    throw new DatabaseError({ message, code: crashed });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening;
    await this.client.close();
  }

  async #reopen(): Promise<void> {
    try {
      this.client = await PgliteClient.open(this.folder, openWithinMs);
    } catch (error) {
      // Reported to callers of `running`.
      this.#obstacle = error instanceof Error ? error.message : String(error);
      this.#openNotBefore = Date.now() + restMs;
    } finally {
      this.#opening = null;
    }
  }
}
