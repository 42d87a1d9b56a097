/** A paragraph (one string) or a list (one string for each item). Names of keys and buttons are in backticks. */
export type Line = string | readonly string[];

export type Section = { id: string; title: string; lines: readonly Line[] };

/** Adds no-break spaces before double punctuation and inside quotation marks. The texts are written without them. */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/« /g, '«\u202f')
    .replace(/ ([»;?!])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:');

export const typeset = ({ id, title, lines }: Section): Section => ({
  id,
  title: frenchSpaces(title),
  lines: lines.map((line) => (typeof line === 'string' ? frenchSpaces(line) : line.map(frenchSpaces))),
});

const wordsOf = (line: Line): number =>
  (typeof line === 'string' ? [line] : line).join(' ').split(/\s+/).length;

/** Reading time in minutes, at 200 words a minute; at least one. */
export function readingMinutes(sections: readonly Section[]): number {
  const words = sections.flatMap(({ lines }) => lines).reduce((sum, line) => sum + wordsOf(line), 0);
  return Math.max(1, Math.round(words / 200));
}
