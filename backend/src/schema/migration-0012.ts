import { type Kysely, sql } from 'kysely';

/** Capitals without decomposition: `lower` knows only ASCII in a database with the locale C. */
const capitals = Array.from({ length: 0x590 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => letter > '\u007f' && letter.normalize('NFD') === letter && letter.toLowerCase() !== letter,
);
/** They and `from` are replaced by single letters, `ligatures` by two. */
const from = 'øłđðı';
const to = 'olddi';
const ligatures = { œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' };

/** Accents and invisible characters, as a character class of PostgreSQL's regular expressions. */
const ignored =
  '[\\u00ad\\u0300-\\u036f\\u0485\\u0486\\u061c\\u064b-\\u0655\\u0670\\u0951-\\u0954\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
  '\\u1ab0-\\u1aeb\\u1cd0-\\u1cd2\\u1cd4-\\u1ce0\\u1ce2-\\u1ce8\\u1ced\\u1cf4\\u1cf8\\u1cf9\\u1dc0-\\u1dff\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20f0\\u302a-\\u302d\\u3099\\u309a\\u3164\\ufe00-\\ufe0f\\ufe20-\\ufe2d\\ufeff' +
  '\\uffa0\\ufff0-\\ufff8\\U000e0000-\\U000e0fff]+';

/** Apostrophes and hyphens that are left out when a name is typed. */
const joints = "['`\\u02b9-\\u02c1\\u2010-\\u2015\\u2018-\\u201b\\u2032\\ua78b\\ua78c-]+";

/** Punctuation, symbols and spaces, in the same notation. */
const separators =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b9-\\u02c1\\u2000-\\u206f\\u20a0-\\u2bff\\u2e00-\\u303f' +
  '\\ua78b\\ua78c\\U0001f000-\\U0001faff]+';

/** `folded_words`: the words of a text as `normalizeText` of `@az/shared/text-search` writes them, without signs. */
async function createFolding(db: Kysely<unknown>): Promise<void> {
  const small = sql`lower(regexp_replace(normalize(value, nfkd), ${sql.lit(ignored)}, '', 'g'))`;
  const lowered = sql`translate(${small}, ${sql.lit(capitals.join(''))}, ${sql.lit(capitals.join('').toLowerCase())})`;
  const letters = Object.entries(ligatures).reduce(
    (text, [one, two]) => sql`replace(${text}, ${sql.lit(one)}, ${sql.lit(two)})`,
    sql`translate(${lowered}, ${sql.lit(from)}, ${sql.lit(to)})`,
  );
  await sql`
    create function api.folded_words(value text) returns text language sql immutable parallel safe as $$
      select btrim(regexp_replace(${letters}, ${sql.lit(separators)}, ' ', 'g'))
    $$`.execute(db);
}

/** The words by which members are found, folded. N’Guessan is also found as Nguessan, Mba-Petit as Mbapetit. */
async function foldMemberWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function api.store_member_words(ids integer[]) returns void language sql as $$
      insert into api.member_words (member_id, plain_name, words)
      select one.id, left(api.folded_words(whole.text), 60),
        setweight(to_tsvector('pg_catalog.simple', name.folded), 'A')
          || setweight(to_tsvector('pg_catalog.simple', api.folded_words(coalesce(job.title, ''))), 'B')
          || setweight(to_tsvector('pg_catalog.simple', api.folded_words(coalesce(job.company, ''))), 'C')
          || to_tsvector('pg_catalog.simple', api.near_words(name.folded))
      from api.members one
      cross join lateral (select one.first_name || ' ' || one.last_name as text) whole
      cross join lateral (
        select api.folded_words(whole.text || ' ' || regexp_replace(whole.text, ${sql.lit(joints)}, '', 'g')) as folded
      ) name
      left join lateral (
        select positions.title, company.first_name || ' ' || company.last_name as company
        from api.jobs
        join api.positions on positions.id = jobs.position_id
        join api.members company on company.id = jobs.company_id
        where jobs.member_id = one.id
        order by jobs.starting_date desc, jobs.id desc
        limit 1
      ) job on true
      where one.id = any (ids)
      on conflict (member_id) do update set plain_name = excluded.plain_name, words = excluded.words
    $$`.execute(db);
  await sql`select api.store_member_words(array(select id from api.members))`.execute(db);
}

/** Members are found by words that are compared as everywhere in the product (decision record 72). */
export async function foldSearch(db: Kysely<unknown>): Promise<void> {
  await createFolding(db);
  await foldMemberWords(db);
}
