import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { searchWords, toPrefixQuery } from './search-words.ts';

/**
 * A condition: each word of a text begins a word that the member is found by, with one of the weights: A for the name, B
 * for the role. An empty text finds everybody, one without words nobody.
 */
export function isFoundBy(
  db: ApiDb,
  member: Expression<number> | Expression<number | null>,
  { text, weights }: { text: string; weights: 'A' | 'AB' },
): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`true`;
  const words = searchWords(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`exists ${db
    .selectFrom('member_words')
    .select('member_id')
    .where('member_id', '=', sql<number>`${member}`)
    .where(sql<SqlBool>`words @@ ${toPrefixQuery(words, weights)}::tsquery`)}`;
}
