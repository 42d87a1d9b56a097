import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import { readyId, type WorkerReply, type WorkerRequest } from './pglite-messages.ts';

export type Rows = { rows: unknown[]; affectedRows: number };

type Waiting = { resolve: (rows: Rows) => void; reject: (error: Error) => void };
type Task = { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'close' };

/** PGlite in a worker thread: statements run in the order in which they are asked. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = readyId;
  #ended: Error | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', () => this.#end(new Error('The database has stopped.')));
  }

  /** Opens the database folder, which is made when missing. Rejects when PGlite cannot open it. */
  static async open(folder: string): Promise<PgliteClient> {
    const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { folder } });
    const client = new PgliteClient(worker);
    await new Promise<Rows>((resolve, reject) => client.#waiting.set(readyId, { resolve, reject }));
    return client;
  }

  /** False once the worker has ended, however that came about. */
  get isAlive(): boolean {
    return this.#ended === null;
  }

  /** Runs one statement. Rejects with `DatabaseError` when the database refuses it. */
  query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    return this.#ask({ kind: 'query', sql, parameters });
  }

  /** Closes the database after everything asked before; the worker ends. */
  async close(): Promise<void> {
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

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'failed') waiting?.reject(new DatabaseError(reply.error));
    else waiting?.resolve(reply);
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
