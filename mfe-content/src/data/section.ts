/** A line of a text: a paragraph, or a list. Names of keys and buttons stand in backticks. */
export type Line = string | readonly string[];

/** A part of a text under a heading of its own. */
export type Section = { id: string; title: string; lines: readonly Line[] };

/**
 * The spaces that French puts before its double signs and inside its quotation marks, which are no place to break a line.
 * Content is written with ordinary ones.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/« /g, '«\u202f')
    .replace(/ ([»;?!])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:');

/** The part as it is shown. */
export const typeset = ({ id, title, lines }: Section): Section => ({
  id,
  title: frenchSpaces(title),
  lines: lines.map((line) => (typeof line === 'string' ? frenchSpaces(line) : line.map(frenchSpaces))),
});

const wordsOf = (line: Line): number =>
  (typeof line === 'string' ? [line] : line).join(' ').split(/\s+/).length;

/** Minutes that reading takes, at 200 words a minute; one at least. */
export function readingMinutes(sections: readonly Section[]): number {
  const words = sections.flatMap(({ lines }) => lines).reduce((sum, line) => sum + wordsOf(line), 0);
  return Math.max(1, Math.round(words / 200));
}
