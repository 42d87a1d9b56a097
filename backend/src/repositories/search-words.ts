import { normalizeText } from '@az/shared/text-search';
import { type RawBuilder, sql } from 'kysely';

/** Words of a search that count; more do not narrow it further. */
const maxWords = 8;
const maxWordLength = 50;
/** Minimum of letters of an unfinished word. */
const minUnfinished = 3;
/** Lengths of words that are also found with a typing error. `unfinished`: shortest one that may then be unfinished. */
const nearLengths = { min: 4, max: 30, unfinished: 5 } as const;

/** Words that count for nothing beside others, and are no stop words of PostgreSQL. */
const articles = new Set(['les', 'cet', 'cette']);

/** French stop words that are also nouns, without accents: they count beside other words. */
const nouns = new Set(['ai', 'as', 'aura', 'avions', 'est', 'eu', 'fut', 'pas', 'sommes', 'son', 'ton']);

/** What may stand between the parts of a compound: a hyphen, an apostrophe, a full stop or `&`. */
const isJoint = (between: string): boolean =>
  /^['`.&\u02b9-\u02c1\u2010-\u2015\u2018-\u201b\u2032Ꞌꞌ-]$/u.test(between);

type Spelling = { word: string; plain: string };

/** A word of a search: in small letters, and also as `normalizeText` and `api.folded_words` write it. */
export type SearchWord = Spelling & {
  /** Spellings in one word with the words beside it: `startup` for `start-up` and for `start up`. */
  joined: Spelling[];
  /** `c++` and `c#` as `api.signed_words` writes them. */
  signed: string | null;
  /** Whether a stop word counts beside other words: a noun, or a single letter that is not elided. */
  isNoun: boolean;
};

/** A word with its signs. One sign before a letter or digit is none: `bac+2` has the words `bac` and `2`. */
const wordPattern = /((?:(?![ʹ-ˁꞋꞌ])[\p{L}\p{M}\p{N}])+)([+#]{2,3}|[+#](?![\p{L}\p{N}]))?/gu;

/** The words of a text, with their signs and what is between each and the next one. */
function partsOf(text: string) {
  const clean = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const found = [...clean.matchAll(wordPattern)].map((match) => {
    const [whole, word = '', signs = ''] = match;
    return { word: word.slice(0, maxWordLength), signs, start: match.index, end: match.index + whole.length };
  });
  return found
    .map((part, index) => ({ ...part, after: clean.slice(part.end, found[index + 1]?.start) }))
    .map((part) => ({ ...part, plain: normalizeText(part.word).replaceAll(' ', '') }))
    .filter(({ plain }) => plain !== '')
    .slice(0, maxWords);
}

const join = (parts: readonly Spelling[]): Spelling => ({
  word: parts.map(({ word }) => word).join(''),
  plain: parts.map(({ plain }) => plain).join(''),
});

/** The words of a search. They hold nothing but letters, marks and digits, so that they can be part of a `tsquery`. */
export function searchWords(text: string): SearchWord[] {
  const parts = partsOf(text);
  const isElided = (at: number) =>
    /^([cdjlmnst]|qu)$/.test(parts[at]?.plain ?? '') && isJoint(parts[at]?.after ?? '');
  return parts.map(({ word, plain, signs }, at) => {
    let [first, last] = [at, at];
    while (first > 0 && isJoint(parts[first - 1]?.after ?? '')) first -= 1;
    while (last < parts.length - 1 && isJoint(parts[last]?.after ?? '')) last += 1;
    const groups = [
      parts.slice(first, last + 1),
      parts.slice(Math.max(at - 1, 0), at + 1),
      parts.slice(at, at + 2),
    ];
    const joined = new Map(
      groups.filter(({ length }) => length > 1).map((group) => [join(group).word, join(group)]),
    );
    return {
      ...{ word, plain },
      joined: [...joined.values()].filter((one) => one.word.length <= maxWordLength),
      signed:
        signs && /^[a-z0-9]+$/.test(plain)
          ? `1${plain}${signs.replaceAll('+', 'p').replaceAll('#', 's')}`
          : null,
      isNoun: nouns.has(plain) || (/^[cdjlmnst]$/.test(plain) && !isElided(at)),
    };
  });
}

/** A `tsquery` for texts in which each word, with its signs, is the beginning of a word with one of these weights. */
export const toPrefixQuery = (words: SearchWord[], weights: string): string =>
  words.map(({ plain, signed }) => `'${signed ?? plain}':*${weights}`).join(' & ');

/** Terms for a word with one letter missing. Unless the word is short, each also matches the beginning of a word. */
function missingOne({ plain, signed }: SearchWord, weights: string): string[] {
  if (signed !== null || plain.length < nearLengths.min || plain.length > nearLengths.max) return [];
  const mark = plain.length < nearLengths.unfinished ? '' : '*';
  const letters = [...plain];
  const forms = new Set(letters.map((_, index) => letters.filter((__, other) => other !== index).join('')));
  return [...forms].map((form) => `'${form}':${mark}${weights}D`);
}

/**
 * Like `toPrefixQuery`, but each word of four letters or more may have one typing error: a letter too many, missing
 * or wrong, or two letters swapped.
 */
export const toFuzzyPrefixQuery = (words: SearchWord[], weights: string): string =>
  words
    .map((one) => `(${[toPrefixQuery([one], weights), ...missingOne(one, weights)].join(' | ')})`)
    .join(' & ');

const empty = sql`''::tsquery`;

const formsOf = ({ word, plain }: Spelling): RawBuilder<unknown> => sql`api.word_query(${word}, ${plain})`;

/** One word in any of its forms, and in one word with those beside it. */
function anyForm({ joined, signed, ...own }: SearchWord): RawBuilder<unknown> {
  const forms = [signed === null ? formsOf(own) : sql`${`'${signed}'`}::tsquery`, ...joined.map(formsOf)];
  return sql`(${sql.join(forms, sql` || `)})`;
}

/** Like `anyForm`, but empty for a French stop word. */
function unlessStopWord(one: SearchWord): RawBuilder<unknown> {
  if (one.signed !== null) return anyForm(one);
  if (articles.has(one.plain)) return empty;
  const stems = sql`plainto_tsquery('pg_catalog.french', ${one.word}) || plainto_tsquery('pg_catalog.french', ${one.plain})`;
  return sql`(case when numnode(${stems}) = 0 then ${empty} else ${anyForm(one)} end)`;
}

const all = (words: RawBuilder<unknown>[]) =>
  words.length > 0 ? sql`(${sql.join(words, sql` && `)})` : empty;

/**
 * All words, in any of their French forms. Stop words such as `le` count only if there are no others. The `tsquery` is
 * empty, and finds nothing, without words.
 */
export function toStemQuery(words: SearchWord[]): RawBuilder<unknown> {
  const counted = all(words.map((one) => (one.isNoun ? anyForm(one) : unlessStopWord(one))));
  return sql`coalesce(nullif(${counted}, ${empty}), ${all(words.map(anyForm))})`;
}

/**
 * Like `toStemQuery`, but no stop word counts, and the last word is unfinished; empty when that is shorter than three
 * letters.
 */
export function toTypeaheadQuery(words: SearchWord[]): RawBuilder<unknown> {
  const [last, ...others] = words.toReversed();
  const begun = last && [last.signed ?? last.plain, ...last.joined.map(({ plain }) => plain)];
  if (!begun?.[0] || begun[0].length < minUnfinished) return empty;
  const unfinished = begun.map((plain) => `'${plain}':*`).join(' | ');
  return sql`(${all(others.map(unlessStopWord))} && ${unfinished}::tsquery)`;
}
