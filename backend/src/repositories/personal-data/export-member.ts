import { Readable } from 'node:stream';
import type { ApiDb } from '../../schema/api-schema.ts';
import { allPersonalData } from './all-personal-data.ts';

/** About how many bytes are written at once, and how many wait for a client that reads slowly. */
const pieceLength = 16 * 1024;
const waitingBytes = 64 * 1024;

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const holdsList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isList);

async function* writeList(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of list) {
    yield before;
    yield* writeJson(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* writeObject(value: object): AsyncGenerator<string> {
  let before = '{';
  for (const [key, held] of Object.entries(value)) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* writeJson(held);
    before = ',';
  }
  yield '}';
}

/** A value as JSON; lists that are read bit by bit are written so, at any depth that objects lead to. */
async function* writeJson(value: unknown): AsyncGenerator<string> {
  if (isList(value)) yield* writeList(value);
  else if (holdsList(value)) yield* writeObject(value);
  else yield JSON.stringify(value);
}

async function* writeExport(db: ApiDb, memberId: number, now: Date): AsyncGenerator<string> {
  yield `{"status":true,"format":1,"exported_at":${JSON.stringify(now)},"data":{`;
  let before = '';
  for (const { name, read } of allPersonalData) {
    if (!read) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* writeJson(await read(db, memberId));
    before = ',';
  }
  yield '}}';
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * The JSON of everything held about a member (`AccountExportReplyWire`). It is read as fast as it is taken: in memory are
 * a page of rows, one picture, and what waits to be sent (64 KiB), however much the member has written. No connection to
 * the database is held in between, so it is no single moment: what changes meanwhile may be in it or not.
 */
export const exportMember = (db: ApiDb, memberId: number, now: Date): Readable =>
  Readable.from(inPieces(writeExport(db, memberId, now)), {
    objectMode: false,
    highWaterMark: waitingBytes,
  });
