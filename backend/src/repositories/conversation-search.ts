import { normalizeText } from '@az/shared/text-search';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { isFoundBy } from './member-search.ts';

/** How pages name the other member of a conversation who has closed their account. */
const closedAccount = normalizeText('Compte fermé');

/**
 * A condition: the other member of a conversation, null after they have closed their account, is found by a text. Each
 * of its words must begin a word of the name. An empty text finds everybody.
 */
export function isNamed(db: ApiDb, other: Expression<number | null>, text: string): RawBuilder<SqlBool> {
  const found = isFoundBy(db, other, { text, weights: 'A' });
  const plain = normalizeText(text);
  return plain !== '' && closedAccount.includes(plain) ? sql<SqlBool>`(${other} is null or ${found})` : found;
}
