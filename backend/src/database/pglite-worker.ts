import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { damageSentence, openFolder } from './damaged-folder.ts';
import { crashed, type DatabaseErrorFields } from './database-error.ts';
import { readyId, type WorkerReply, type WorkerRequest } from './pglite-messages.ts';
import { PreparedStatements } from './prepared-statements.ts';

const { folder } = workerData as { folder: string };
const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');

/** A new database is made in another folder and renamed when complete, so `folder` never holds half a database. */
async function open(): Promise<PGlite> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await PGlite.create(unfinished);
    await fresh.close();
    renameSync(unfinished, folder);
  }
  return openFolder(folder);
}

/** Maps errors of PostgreSQL and failures of PGlite itself. A panic (full disk) and a failure of PGlite are fatal. */
function toFailure(error: unknown): { error: DatabaseErrorFields; isFatal: boolean } {
  const { message, code, constraint, table, severity } = error as DatabaseErrorFields & { severity?: string };
  if (severity === undefined) return { error: { message: String(message), code: crashed }, isFatal: true };
  const said = damageSentence(folder, { code, message }) ?? message;
  return { error: { message: said, code, constraint, table }, isFatal: /^(FATAL|PANIC)$/.test(severity) };
}

const reply = (message: WorkerReply) => port.postMessage(message);

async function answer(pglite: PGlite, statements: PreparedStatements, request: WorkerRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await pglite.close();
      reply({ kind: 'rows', id, rows: [], affectedRows: 0 });
      port?.close();
      return;
    }
    const { rows, affectedRows } = await statements.execute(request.sql, request.parameters);
    reply({ kind: 'rows', id, rows, affectedRows: affectedRows ?? 0 });
  } catch (error) {
    reply({ kind: 'failed', id, ...toFailure(error) });
  }
}

await open().then(
  (pglite) => {
    const statements = new PreparedStatements(pglite);
    let last = Promise.resolve();
    port.on('message', (request: WorkerRequest) => {
      last = last.then(() => answer(pglite, statements, request));
    });
    reply({ kind: 'rows', id: readyId, rows: [], affectedRows: 0 });
  },
  ({ message }: Error) =>
    reply({ kind: 'failed', id: readyId, error: { message, code: crashed }, isFatal: true }),
);
