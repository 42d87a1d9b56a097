import { normalizeText } from '@az/shared/text-search';
import { type RawBuilder, sql } from 'kysely';

/** Words of a search that count; more do not narrow it further. */
const maxWords = 8;
const maxWordLength = 50;
/** Minimum of letters of an unfinished word. */
const minUnfinished = 3;
/** Lengths of words that are also found with a typing error. `unfinished`: shortest one that may then be unfinished. */
const nearLengths = { min: 4, max: 30, unfinished: 5 } as const;

/** A word of a search: in small letters, and also as `normalizeText` and `api.folded_words` write it. */
export type SearchWord = { word: string; plain: string };

/** The words of a search. They hold nothing but letters, marks and digits, so that they can be part of a `tsquery`. */
export const searchWords = (text: string): SearchWord[] =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]|[ʹ-ˁꞋꞌ]/u)
    .map((part) => part.slice(0, maxWordLength))
    .map((word) => ({ word, plain: normalizeText(word).replaceAll(' ', '') }))
    .filter(({ plain }) => plain !== '')
    .slice(0, maxWords);

/** A `tsquery` for texts in which each word is the beginning of a word with one of these weights. */
export const toPrefixQuery = (words: SearchWord[], weights: string): string =>
  words.map(({ plain }) => `'${plain}':*${weights}`).join(' & ');

/** Terms for a word with one letter missing. Unless the word is short, each also matches the beginning of a word. */
function missingOne(plain: string, weights: string): string[] {
  if (plain.length < nearLengths.min || plain.length > nearLengths.max) return [];
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
    .map(({ plain }) => `(${[`'${plain}':*${weights}`, ...missingOne(plain, weights)].join(' | ')})`)
    .join(' & ');

/** One word by its stems, with and without accents, and by its root; empty for a stop word. */
function forms({ word, plain }: SearchWord): RawBuilder<unknown> {
  const stems = sql`plainto_tsquery('pg_catalog.french', ${word}) || plainto_tsquery('pg_catalog.french', ${plain})`;
  return sql`(case when numnode(${stems}) = 0 then ''::tsquery
    else ${stems} || plainto_tsquery('pg_catalog.simple', api.root_words(${plain})) end)`;
}

const empty = sql`''::tsquery`;

/** All words, in any of their French forms. The `tsquery` is empty, and finds nothing, for words such as `le`. */
export const toStemQuery = (words: SearchWord[]): RawBuilder<unknown> =>
  words.length > 0 ? sql`(${sql.join(words.map(forms), sql` && `)})` : empty;

/** Like `toStemQuery`, but the last word is unfinished; empty when that is shorter than three letters. */
export function toTypeaheadQuery(words: SearchWord[]): RawBuilder<unknown> {
  const [last, ...others] = words.toReversed();
  if (!last || last.plain.length < minUnfinished) return empty;
  return sql`(${toStemQuery(others)} && ${`'${last.plain}':*`}::tsquery)`;
}
