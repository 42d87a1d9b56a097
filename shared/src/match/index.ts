/** A text without accents, capitals and surrounding white space, for comparing texts in a search. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether `text` contains the search text, ignoring accents and case; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  return plainText(text).includes(plainText(search));
}
