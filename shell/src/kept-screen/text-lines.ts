import { type Box, type Clip, intersection, isSeen } from './geometry.ts';

type Line = Box & { text: string };

/** Distance in CSS pixels up to which two tops or lefts are the same. */
const near = 1;

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= near;

const plain = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

/** The boxes of a part of a text, one for each line. */
function boxesOf(text: Text, start: number, end: number): Box[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0).map(plain);
}

type Part = Box & { start: number; end: number };

/** A word, or its characters if it is in more than one line. */
function partsOf(text: Text, start: number, end: number): Part[] {
  const boxes = boxesOf(text, start, end);
  const [first] = boxes;
  if (boxes.length === 1 && first) return [{ ...first, start, end }];
  if (boxes.length === 0 || end - start === 1) return [];
  return Array.from({ length: end - start }, (_, index) => start + index).flatMap((at) =>
    partsOf(text, at, at + 1),
  );
}

/** A text with one space where a browser shows one. */
const joined = (text: string): string => text.replace(/[ \t\n\r\f]+/g, ' ');

/** A text in one line that may end with three dots: browsers tell boxes of its visible part only. */
function wholeLine(text: Text, { seen }: Clip): Line[] {
  const boxes = boxesOf(text, 0, text.length);
  const [first] = boxes;
  if (!first) return [];
  const right = Math.max(...boxes.map((box) => box.right));
  // As wide as there is room for it: the browser ends it as it ends the page's.
  return [{ ...first, right: Math.max(right, seen.right), text: joined(text.data.trim()) }];
}

/** A text by its lines on the screen. A space that does not break a line stays as it is. */
function linesOf(text: Text): Line[] {
  const lines: Part[] = [];
  for (const { 0: word, index } of text.data.matchAll(/[^ \t\n\r\f]+/g))
    for (const part of partsOf(text, index, index + word.length)) {
      const last = lines.at(-1);
      if (last && isSame(last.top, part.top)) {
        last.end = part.end;
        last.right = Math.max(last.right, part.right);
        last.left = Math.min(last.left, part.left);
      } else lines.push({ ...part });
    }
  return lines.map(({ start, end, ...box }) => ({
    ...box,
    text: joined(text.data.slice(start, end)),
  }));
}

/** Lines that are drawn as one block, because they begin at the same place, at equal distances. */
export type TextBlock = { lines: string[]; box: Box; lineHeight: number; isCut: boolean };

/** Whether a line continues the lines of a block. */
function continues(lines: readonly Line[], line: Line): boolean {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !last || !isSame(first.left, line.left)) return false;
  return second === undefined || isSame(line.top - last.top, second.top - first.top);
}

function toBlock(lines: readonly [Line, ...Line[]], isCut: boolean): TextBlock {
  const [first, second] = lines;
  const height = first.bottom - first.top;
  const lineHeight = second ? second.top - first.top : height;
  const top = first.top - (lineHeight - height) / 2;
  const right = Math.max(...lines.map((line) => line.right));
  const box = { left: first.left, top, right, bottom: top + lines.length * lineHeight };
  return { lines: lines.map(({ text }) => text), box, lineHeight, isCut };
}

/** Part of its height from which a line is drawn. The next line of a text that is cut can begin in sight. */
const shownPart = 0.3;

/** What can be seen of a text, in blocks. A line that is cut, or ends a text that is, is a block of its own. */
export function textBlocks(text: Text, clip: Clip, isOneLine: boolean): TextBlock[] {
  const { seen, frames, hasDots } = clip;
  const all = isOneLine && hasDots ? wholeLine(text, clip) : linesOf(text);
  const shown = all.filter((line) => {
    const part = intersection(line, seen);
    return isSeen(part) && part.bottom - part.top > (line.bottom - line.top) * shownPart;
  });
  const endsEarly = hasDots && shown.length < all.length;
  const isCut = (line: Line) =>
    (frames.length > 0 && line.right > seen.right + near) ||
    (isOneLine && hasDots) ||
    (endsEarly && line === shown.at(-1));
  const blocks: [Line, ...Line[]][] = [];
  for (const line of shown) {
    const last = blocks.at(-1);
    if (last && !isCut(line) && !isCut(last[0]) && continues(last, line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines) => toBlock(lines, isCut(lines[0])));
}
