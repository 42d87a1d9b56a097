/** A text without accents, capitals and outer blanks: what two texts are compared by when someone searches. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether `text` contains what someone typed, whatever the accents and capitals; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  return plainText(text).includes(plainText(search));
}
