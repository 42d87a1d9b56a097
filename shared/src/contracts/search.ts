import type { Author } from './author.ts';
import { type Page, parseListedMember, parsePage } from './lists.ts';
import { asRecord, readFlag } from './read.ts';

export type FoundMember = Author & { id: string; isConnection: boolean };

/** Some of the members who were found, the best first. */
export type FoundPeople = Page<FoundMember>;

function parseFound(raw: unknown): FoundMember | null {
  const member = parseListedMember(raw);
  return member && { ...member, isConnection: readFlag(asRecord(raw), 'connected') };
}

/** Reply of `GET /search/people` (extension): null unless it has a list. */
export const parseFoundPeople = (raw: unknown): FoundPeople | null => parsePage(raw, parseFound);
