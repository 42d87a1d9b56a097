import { Worker } from 'node:worker_threads';
import { crashed, DatabaseError } from './database-error.ts';
import { readyId, type WorkerReply, type WorkerRequest } from './pglite-messages.ts';

export type Rows = { rows: unknown[]; affectedRows: number };

type Waiting = { resolve: (rows: Rows) => void; reject: (error: Error) => void };
type Task = { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'close' };

const stopped = (why: string) =>
  new DatabaseError({ message: `The database has stopped: ${why}`, code: crashed });

/** PGlite in a worker thread: statements run in the order of the calls. It cannot be restarted. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = readyId;
  #ended: DatabaseError | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    worker.on('error', (error) => this.#end(stopped(error.message)));
    worker.on('exit', () => this.#end(stopped('its thread has ended.')));
  }

  /** Opens the database folder, which is made when missing. Rejects when PGlite cannot open it, or not in time. */
  static async open(folder: string, withinMs = Number.POSITIVE_INFINITY): Promise<PgliteClient> {
    const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { folder } });
    const client = new PgliteClient(worker);
    await client.#within(
      withinMs,
      new Promise<Rows>((resolve, reject) => client.#waiting.set(readyId, { resolve, reject })),
    );
    return client;
  }

  get isAlive(): boolean {
    return this.#ended === null;
  }

  /** Runs one statement. Rejects with `DatabaseError`; a statement that times out ends the worker. */
  query(sql: string, parameters: readonly unknown[], withinMs: number): Promise<Rows> {
    return this.#within(withinMs, this.#ask({ kind: 'query', sql, parameters }));
  }

  /** Closes the database after all earlier requests; the worker ends. */
  async close(): Promise<void> {
    if (this.#ended) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.#ask({ kind: 'close' });
    await ended;
  }

  #ask(task: Task): Promise<Rows> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const request: WorkerRequest = { id: this.#lastId, ...task };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  /** PGlite may loop for ever after a fatal failure; only terminating its thread stops that. */
  async #within(milliseconds: number, answer: Promise<Rows>): Promise<Rows> {
    if (milliseconds === Number.POSITIVE_INFINITY) return answer;
    const limit = setTimeout(() => this.#abandon(stopped('it does not answer.')), milliseconds);
    return answer.finally(() => clearTimeout(limit));
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'rows') {
      waiting?.resolve(reply);
      return;
    }
    waiting?.reject(new DatabaseError(reply.error));
    if (reply.isFatal) this.#abandon(stopped(reply.error.message));
  }

  #abandon(reason: DatabaseError): void {
    this.#end(reason);
    void this.#worker.terminate();
  }

  #end(reason: DatabaseError): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
