import { normalizeText } from '@az/shared/text-search';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { searchWords, toPrefixQuery } from './search-words.ts';

/** How pages name the other member of a conversation who has closed their account. */
const closedAccount = normalizeText('Compte fermé');

/**
 * A condition: the other member of a conversation, null after they have closed their account, is found by a text. Each
 * of its words must begin a word of the name. An empty text finds everybody.
 */
export function isNamed(db: ApiDb, other: Expression<number | null>, text: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`true`;
  const words = searchWords(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  const found = db
    .selectFrom('member_words')
    .select('member_id')
    .where('member_id', '=', sql<number>`${other}`)
    .where(sql<SqlBool>`words @@ ${toPrefixQuery(words, 'A')}::tsquery`);
  return closedAccount.includes(normalizeText(text))
    ? sql<SqlBool>`(${other} is null or exists ${found})`
    : sql<SqlBool>`exists ${found}`;
}
