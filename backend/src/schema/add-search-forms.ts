import { sql } from 'kysely';
import { folded, joints, separators } from './create-search.ts';

/** Character classes of PostgreSQL's regular expressions, on folded texts. */
const letter = separators.replace(/^\[/, '[^').replace(/\+$/, '');
const jointCharacters = joints.slice(1, -2);
const joint = `[.&${jointCharacters}]`;
const apostrophe = jointCharacters.replace('\\u2010-\\u2015', '').replace(/-$/, '');

/** Articles and pronouns before an apostrophe, which are no part of a compound: `l’e-mail` has `e-mail`. */
const elided = `\\m([cdjlmst]|qu)[${apostrophe}]`;
/** `start-up`, `N’Djamena`, `node.js`: up to six words with one sign between each two. */
const compound = `${letter}{1,30}(?:${joint}${letter}{1,30}){1,5}`;
/** More than digits: prices and dates are no compounds. */
const hasLetters = `[^0-9.&${jointCharacters}]`;
/** `c++`, `c#`: letters and digits with signs after them. */
const signed = '([a-z0-9]{1,30})([+#]{1,3})';

/**
 * More forms of the words of announcements (decision record 141).
 * `french_words`: the configuration `french` without stop words, because `avions`, `son` and `est` are nouns too.
 * `compound_words`: the compounds of a folded text in one word, `startup` for `start-up`.
 * `signed_words`: `1cpp` for `c++`, `1cs` for `c#`; the 1 makes them equal to no other word.
 * `announcement_words` has these forms and all that it had, so that a previous version can search with it.
 * `word_query`: one word in any of its forms, and stop words as well.
 */
export const searchForms = [
  sql`create text search dictionary api.french_stems (template = pg_catalog.snowball, language = french)`,
  sql`create text search configuration api.french_words (copy = pg_catalog.french)`,
  sql`alter text search configuration api.french_words
    alter mapping replace pg_catalog.french_stem with api.french_stems`,
  sql`create function api.compound_words(folded text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(regexp_replace(found[1], ${sql.lit(joint)}, '', 'g'), ' '), '')
    from regexp_matches(regexp_replace(folded, ${sql.lit(elided)}, '', 'g'), ${sql.lit(`(${compound})`)}, 'g') found
    where found[1] ~ ${sql.lit(hasLetters)}
  $$`,
  sql`create function api.signed_words(folded text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg('1' || found[1] || translate(found[2], '+#', 'ps'), ' '), '')
    from regexp_matches(folded, ${sql.lit(signed)}, 'g') found
  $$`,
  sql`create or replace function api.announcement_words(value text) returns tsvector
    language sql immutable parallel safe as $$
    select to_tsvector('api.french_words', api.spaced_words(value))
      || to_tsvector('api.french_words', words || ' ' || api.compound_words(signs))
      || to_tsvector('pg_catalog.simple', api.root_words(words) || ' ' || api.signed_words(signs))
    from (
      select signs, regexp_replace(signs, ${sql.lit(separators)}, ' ', 'g') as words
      from (select ${folded} as signs offset 0) folded offset 0
    ) folded
  $$`,
  sql`create function api.word_query(word text, plain text) returns tsquery
    language sql immutable parallel safe as $$
    select plainto_tsquery('api.french_words', word) || plainto_tsquery('api.french_words', plain)
      || plainto_tsquery('pg_catalog.simple', api.root_words(plain))
  $$`,
  // Not `reindex`: a session that has used the index keeps the statements of the replaced function in its expression.
  sql`drop index api.announcements_by_words`,
  sql`create index announcements_by_words on api.announcements using gin (api.announcement_words(text))`,
];
