import { type Author, readAuthor } from './author.ts';
import { asRecord, firstText, parseEach, readFlag, readList } from './read.ts';

/** A member who was found. */
export type FoundMember = Author & { id: string; isConnection: boolean };

/** Some of the members who were found, the best first. `nextCursor` is null on the last page. */
export type FoundPeople = { items: FoundMember[]; meta: { nextCursor: string | null } };

function parseFound(raw: unknown): FoundMember | null {
  const record = asRecord(raw);
  const member = record && readAuthor(record);
  if (!member || member.id === null) return null;
  return { ...member, id: member.id, isConnection: readFlag(record, 'connected') };
}

/** Reply of `GET /search/people` (extension): null unless it has a list. */
export function parseFoundPeople(raw: unknown): FoundPeople | null {
  const record = asRecord(raw);
  const list = record?.success === true ? readList(record, 'items') : null;
  if (!list) return null;
  return {
    items: parseEach(list, parseFound),
    meta: { nextCursor: firstText(asRecord(record?.meta), 'next_cursor') },
  };
}
