/** The usual spelling of letters that Unicode does not decompose. */
const typedAs: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** A text as searches compare it: in lower case, with single spaces, without accents, ligatures or punctuation. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[œæßþøłđðı]/g, (letter) => typedAs[letter] ?? letter)
    .replace(/([^\p{L}\p{M}\p{N}\p{S}#]|[`ʹ-ˁꞋꞌ])+/gu, ' ')
    .trim();
}

/** Index of the search text in `text`; -1 if absent, 0 if empty. `ndjamena` finds the start of `N’Djaména`. */
export function findText(text: string, search: string): number {
  const wanted = normalizeText(search);
  if (wanted === '') return search.trim() === '' ? 0 : -1;
  const normalized = normalizeText(text);
  const position = normalized.indexOf(wanted);
  if (position >= 0) return position;
  const letters = normalized.replaceAll(' ', '');
  const wantedLetters = wanted.replaceAll(' ', '');
  let start = 0;
  for (const word of normalized.split(' ')) {
    if (letters.startsWith(wantedLetters, start)) return start;
    start += word.length;
  }
  return -1;
}

/** Whether `findText` finds the search text in `text`. An empty search text matches everything. */
export const matchesSearch = (text: string, search: string): boolean => findText(text, search) >= 0;
