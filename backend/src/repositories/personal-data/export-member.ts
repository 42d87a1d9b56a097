import { Readable } from 'node:stream';
import type { ApiDb } from '../../schema/api-schema.ts';
import { allPersonalData } from './all-personal-data.ts';

/** Approximate size of one write in bytes, and of the buffer for a slow client. */
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

/** A value as JSON; async lists are streamed, at any depth of objects. */
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
 * The JSON of a member's personal data (`AccountExportReplyWire`), streamed: a page of rows, one picture and the send
 * buffer (64 KiB) are in memory, however much the member has written. No database connection is held between two
 * reads, so the export is not a snapshot: concurrent changes may or may not be in it.
 */
export const exportMember = (db: ApiDb, memberId: number, now: Date): Readable =>
  Readable.from(inPieces(writeExport(db, memberId, now)), {
    objectMode: false,
    highWaterMark: waitingBytes,
  });
