import { sql } from 'kysely';
import { folded, storeMemberWords } from './create-search.ts';

/**
 * Members are found by words with signs (decision record 141). `signed_words_of`: like `signed_words`, for a text that is
 * not folded. It needs no function that another migration replaces, because triggers call it.
 */
export const signedMemberWords = [
  sql`create function api.signed_words_of(value text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg('1' || found[1] || translate(found[2], '+#', 'ps'), ' '), '')
    from regexp_matches(${folded}, '([a-z0-9]{1,30})([+#]{1,3})', 'g') found
  $$`,
  sql`create or replace ${storeMemberWords(
    sql`|| setweight(to_tsvector('pg_catalog.simple', api.signed_words_of(whole.text)), 'A')
        || setweight(to_tsvector('pg_catalog.simple', api.signed_words_of(one.headline || ' ' || coalesce(job.title, ''))), 'B')
        || setweight(to_tsvector('pg_catalog.simple', api.signed_words_of(coalesce(job.company, ''))), 'C')`,
  )}`,
  sql`select api.store_member_words(array(select id from api.members))`,
];
