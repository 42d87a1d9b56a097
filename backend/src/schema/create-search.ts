import { type RawBuilder, sql } from 'kysely';

/** Capitals without decomposition, which `lower` leaves in a database with the locale C: it knows only ASCII there. */
const capitals = Array.from({ length: 0x590 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => letter > '\u007f' && letter.normalize('NFD') === letter && letter.toLowerCase() !== letter,
);
/** The capitals and the letters in `from` are replaced by single letters, those in `ligatures` by two. */
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
export const joints = "['`\\u02b9-\\u02c1\\u2010-\\u2015\\u2018-\\u201b\\u2032\\ua78b\\ua78c-]+";

/**
 * Punctuation, symbols and spaces, in the same notation. A space replaces them, because in the locale C PostgreSQL's
 * parser takes every character beyond ASCII for a letter, also the apostrophe of `l’été`.
 */
export const separators =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b9-\\u02c1\\u2000-\\u206f\\u20a0-\\u2bff\\u2e00-\\u303f' +
  '\\ua78b\\ua78c\\ufe00-\\ufe0f\\U0001f000-\\U0001faff]+';

const lowered = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${sql.lit(capitals.join(''))}, ${sql.lit(capitals.join('').toLowerCase())})`;

/** `value` in the letters of `folded_words`, with its signs. */
export const folded = Object.entries(ligatures).reduce(
  (text, [one, two]) => sql`replace(${text}, ${sql.lit(one)}, ${sql.lit(two)})`,
  sql`translate(${lowered(sql`regexp_replace(normalize(value, nfkd), ${sql.lit(ignored)}, '', 'g')`)},
    ${sql.lit(from)}, ${sql.lit(to)})`,
);

/** French endings that PostgreSQL's stemmer leaves (regular expressions, without accents), and what replaces them. */
const endings: [end: string, by: string][] = [
  // nouveaux, nouvelle; travaux, travail; directrice, vendeuse, active, publique
  ['(eaux?|elles?)', 'el'],
  ['(aux|ails?)', 'al'],
  ['trices?', 'teur'],
  ['euses?', 'eur'],
  ['ives?', 'if'],
  ['ques?', 'c'],
  // partageons, apprendre; travaillons, travailler, construit, vendu
  ['geons', 'gons'],
  ['prendre', 'pren'],
  ['(?<=[a-z]{3})((?<=u)isons|ire|ir|ons|er|re|it|u|ee|e)s?', ''],
  // photos
  ['(?<=[a-z]{3})[sx]', ''],
];

const shortened = endings.reduce<RawBuilder<unknown>>(
  (text, [end, by]) => sql`regexp_replace(${text}, ${sql.lit(`${end}\\M`)}, ${sql.lit(by)}, 'g')`,
  sql`folded`,
);

/**
 * Functions of texts, used by indexes.
 * `folded_words`: the words of a text as `normalizeText` of `@az/shared/text-search` writes them, without signs
 * (decision record 72).
 * `spaced_words`: like `folded_words`, but with accents.
 * `root_words`: folded words without the `endings`, each after a 0 so that it equals no other word.
 * `near_words`: folded words with one letter missing.
 * `announcement_words`: `root_words`, and French stems of the words, both with accents (for the stemmer's rules and
 * stop words) and without (because people leave accents out).
 */
const textFunctions = [
  sql`create function api.folded_words(value text) returns text language sql immutable parallel safe as $$
    select btrim(regexp_replace(${folded}, ${sql.lit(separators)}, ' ', 'g'))
  $$`,
  sql`create function api.spaced_words(value text) returns text language sql immutable parallel safe as $$
    select regexp_replace(normalize(${lowered(sql`normalize(value, nfd)`)}, nfc), ${sql.lit(separators)}, ' ', 'g')
  $$`,
  sql`create function api.root_words(folded text) returns text language sql immutable parallel safe as $$
    select regexp_replace(${shortened}, '\\m([a-z])', '0\\1', 'g')
  $$`,
  sql`create function api.near_words(folded text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg(left(word, place - 1) || substr(word, place + 1), ' '), '')
    from regexp_split_to_table(folded, ' +') word, generate_series(1, length(word)) place
    where length(word) between 4 and 30
  $$`,
  sql`create function api.announcement_words(value text) returns tsvector language sql immutable parallel safe as $$
    select to_tsvector('pg_catalog.french', api.spaced_words(value))
      || to_tsvector('pg_catalog.french', api.folded_words(value))
      || to_tsvector('pg_catalog.simple', api.root_words(api.folded_words(value)))
  $$`,
];

/** The function that stores the words of members. `more`: further words, which a later migration adds. */
export const storeMemberWords = (more: RawBuilder<unknown>) =>
  sql`function api.store_member_words(ids integer[]) returns void language sql as $$
    insert into api.member_words (member_id, plain_name, words)
    select one.id, left(api.folded_words(whole.text), 60),
      setweight(to_tsvector('pg_catalog.simple', name.folded), 'A')
        || setweight(to_tsvector('pg_catalog.simple', api.folded_words(one.headline || ' ' || coalesce(job.title, ''))), 'B')
        || setweight(to_tsvector('pg_catalog.simple', api.folded_words(coalesce(job.company, ''))), 'C')
        || to_tsvector('pg_catalog.simple', api.near_words(name.folded)) ${more}
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
  $$`;

/**
 * One row per member, with the words by which the member is found. Weights: A name, B headline and title of the last
 * job, C company of that job, D words of the name with one letter missing, for searches with a typing error. N’Guessan
 * is also found as Nguessan, Mba-Petit as Mbapetit. Triggers update the rows.
 */
const memberWords = [
  sql`create table api.member_words (
    member_id integer primary key references api.members on delete cascade,
    plain_name text not null,
    words tsvector not null
  )`,
  sql`create ${storeMemberWords(sql``)}`,
  sql`create function api.store_words_of_member() returns trigger language plpgsql as $$
  begin
    perform api.store_member_words(array[new.id]);
    if tg_op = 'UPDATE' and new.kind = 'company' then
      perform api.store_member_words(array(select distinct member_id from api.jobs where company_id = new.id));
    end if;
    return null;
  end $$`,
  sql`create function api.store_words_of_job() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform api.store_member_words(array[old.member_id]); end if;
    if tg_op <> 'DELETE' then perform api.store_member_words(array[new.member_id]); end if;
    return null;
  end $$`,
  sql`create trigger store_words after insert or update of first_name, last_name, headline on api.members for each row
    execute function api.store_words_of_member()`,
  sql`create trigger store_words after insert or update or delete on api.jobs for each row
    execute function api.store_words_of_job()`,
];

/** Between the digits of a phone number: spaces, dots, hyphens, slashes, and invisible characters of copied numbers. */
const betweenDigits =
  '[ \\t./\\u00ad\\u200b-\\u200f\\u2010-\\u2015\\u202a-\\u202e\\u2060-\\u2069\\u2212\\ufeff-]+';

/**
 * The form in which phone numbers are compared: `+24111000012` for `00241 11.00-00-12`. `(0)` after an international
 * prefix is left out, because nobody dials it. A number without prefix equals only numbers without prefix, because its
 * country is unknown. Null for a text that is no number of 6 to 15 digits.
 */
const phoneNumbers = [
  sql`create function api.phone_number(value text) returns text language sql immutable strict parallel safe as $$
    select substring(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(normalize(value, nfkc), ${sql.lit(betweenDigits)}, '', 'g'),
            '^[(]?([+]|00)([0-9]+)[)]?[(]0[)]', '\\1\\2'
          ),
          '[()]', '', 'g'
        ),
        '^00', '+'
      ),
      '^[+]?[0-9]{6,15}$'
    )
  $$`,
  sql`create index members_by_phone on api.members (api.phone_number(phone))
    where api.phone_number(phone) is not null`,
];

/**
 * A function that returns ids of matching rows, up to a limit, and always uses the index. Otherwise the planner,
 * which assumes that one of fifty rows matches the beginning of a word, would read the whole table.
 */
const lookup = (name: string, id: string, table: string, words: string) =>
  sql`create function ${sql.table(`api.${name}`)}(query tsquery, most integer) returns setof integer
    language sql stable parallel safe rows 20 set enable_seqscan = off as $$
      select ${sql.ref(id)} from ${sql.table(`api.${table}`)} where ${sql.raw(words)} @@ query limit most
    $$`;

/** Search of members and announcements, without extensions of PostgreSQL (decision record 63). */
export const search = [
  ...textFunctions,
  ...memberWords,
  ...phoneNumbers,
  sql`create index announcements_by_words on api.announcements using gin (api.announcement_words(text))`,
  sql`create index members_by_words on api.member_words using gin (words)`,
  lookup('members_with_words', 'member_id', 'member_words', 'words'),
  lookup('announcements_with_words', 'id', 'announcements', 'api.announcement_words(text)'),
];
