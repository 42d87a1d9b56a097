import type { ApiDb } from '../../schema/api-schema.ts';
import { holdings } from './holdings.ts';

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* writeList(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of list) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * The JSON of everything held about a member (`AccountExportReplyWire`), piece by piece: at no time is more than one
 * announcement with its images in memory. It is no single moment of the database: what changes meanwhile may be in it or
 * not.
 */
export async function* exportMember(db: ApiDb, memberId: number, now: Date): AsyncGenerator<string> {
  yield `{"status":true,"format":1,"exported_at":${JSON.stringify(now)},"data":{`;
  let before = '';
  for (const { name, read } of holdings) {
    if (!read) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    const held = read(db, memberId);
    if (isList(held)) yield* writeList(held);
    else yield JSON.stringify(await held);
  }
  yield '}}';
}
