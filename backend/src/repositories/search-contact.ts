import { isEmailAddress, normalizeEmail } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

/** A text that can be a phone number: no letters, and about as many digits as `api.phone_number` takes. */
const numberPattern = /^[^\p{L}\d]*(?:\d[^\p{L}\d]*){6,18}$/u;

/** A whole e-mail address or phone number, and the act in the table of rules for finding a member by it. */
export type Contact = { act: 'find-by-email' | 'find-by-phone'; text: string };

/** The address or number that a search consists of; null for words, and for parts of an address. */
export function contactIn(text: string): Contact | null {
  if (isEmailAddress(text)) return { act: 'find-by-email', text };
  return numberPattern.test(text.normalize('NFKC')) ? { act: 'find-by-phone', text } : null;
}

/** Ids of the members with an address or number, whether or not they allow the search. Members may share a number. */
export function membersWith(db: ApiDb, { act, text }: Contact) {
  const members = db.selectFrom('members').select('members.id');
  return act === 'find-by-email'
    ? members.where('email', '=', normalizeEmail(text))
    : members.where((row) =>
        row(sql<string>`api.phone_number(${row.ref('phone')})`, '=', sql<string>`api.phone_number(${text})`),
      );
}
