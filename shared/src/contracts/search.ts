import type { Author } from './author.ts';
import { type Page, parseListedMember, parsePage } from './lists.ts';
import { asRecord, readFlag } from './read.ts';

export type FoundMember = Author & { id: string; isConnection: boolean };

export type FoundPeople = Page<FoundMember>;

function parseFound(raw: unknown): FoundMember | null {
  const member = parseListedMember(raw);
  return member && { ...member, isConnection: readFlag(asRecord(raw), 'connected') };
}

export const parseFoundPeople = (raw: unknown): FoundPeople | null => parsePage(raw, parseFound);
