import { createRequire } from 'node:module';

type Dictionaries = { dictionary: Record<string, string[]> };

/** Shorter words are not loaded, because the length rule refuses shorter passwords. */
const shortest = 8;

const lists = [
  ['@zxcvbn-ts/language-common', ['passwords-common']],
  ['@zxcvbn-ts/language-fr', ['commonWords-fr', 'firstnames-fr', 'lastnames-fr', 'wikipedia-fr']],
] as const;

/** A password in the normal form of guessing lists: without case, accents, width and outer blanks. */
export const foldPassword = (password: string): string =>
  password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

let known: Set<string> | undefined;

// Read at first use, not at the start: the lists take 60 ms and 25 MB, a part of which stays in memory.
function loadKnown(): Set<string> {
  const require = createRequire(import.meta.url);
  const words = lists.flatMap(([name, chosen]) => {
    const { dictionary } = require(name) as Dictionaries;
    return chosen.flatMap((list) => dictionary[list] ?? []);
  });
  return new Set(words.map(foldPassword).filter((word) => word.length >= shortest));
}

/**
 * Whether a password is one of those that leaked most often, or a frequent French word or name (lists of zxcvbn-ts: the
 * 49 000 most frequent leaked passwords; ASVS 5.0, 6.2.4 and 6.2.12).
 */
export function isCommonPassword(password: string): boolean {
  known ??= loadKnown();
  return known.has(foldPassword(password));
}
