/** A text without accents, capitals and surrounding white space, for comparing texts in a search. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether `text` contains the search text, ignoring accents and case; an empty search matches everything. */
export function matchesSearch(text: string, search: string): boolean {
  return normalizeText(text).includes(normalizeText(search));
}
