import { type Author, readAuthor } from './author.ts';
import { asRecord, firstText, parseEach, readList, readSuccess } from './read.ts';

export type Page<Item> = { items: Item[]; meta: { nextCursor: string | null } };

/** Reply of the calls that list in pages (extension); null without a list. Leaves out items that `parse` rejects. */
export function parsePage<Item>(raw: unknown, parse: (item: unknown) => Item | null): Page<Item> | null {
  const record = readSuccess(raw);
  const list = readList(record, 'items');
  const nextCursor = firstText(asRecord(record?.meta), 'next_cursor');
  return list && { items: parseEach(list, parse), meta: { nextCursor } };
}

export function parseListedMember(raw: unknown): (Author & { id: string }) | null {
  const record = asRecord(raw);
  const member = record && readAuthor(record);
  return member && member.id !== null ? { ...member, id: member.id } : null;
}
