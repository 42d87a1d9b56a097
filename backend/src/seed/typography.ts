/** French typography for plainly typed text: curly apostrophes, and no-break spaces before punctuation. */
export function typographic(text: string): string {
  return text
    .replace(/'/g, '\u2019')
    .replace(/« /g, '«\u202f')
    .replace(/ (?=[»;?])/g, '\u202f')
    .replace(/ (?=:)/g, '\u00a0');
}
