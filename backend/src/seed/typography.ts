/** French typography for plainly typed text: curly apostrophes, and the spaces that keep signs with their words. */
export function typographic(text: string): string {
  return text
    .replace(/'/g, '\u2019')
    .replace(/« /g, '«\u202f')
    .replace(/ (?=[»;?])/g, '\u202f')
    .replace(/ (?=:)/g, '\u00a0');
}
