/** Which messages are on the page; `to` is null as long as they reach to the latest, whatever is added. */
export type MessageRange = { from: number; to: number | null };

/** How many messages are there at first, and how many come when the end of those is near. */
const [first, step] = [60, 20];

/** Most messages on the page at once. */
export const mostShown = 160;

/** The latest messages. */
export const latest = (length: number): MessageRange => ({ from: Math.max(0, length - first), to: null });

/** Earlier messages too; the latest make room. */
export function earlier({ from, to }: MessageRange, length: number): MessageRange {
  const start = Math.max(0, from - step);
  return (to ?? length) - start > mostShown ? { from: start, to: start + mostShown } : { from: start, to };
}

/** Later messages too; the earliest make room. */
export function later({ from, to }: MessageRange, length: number): MessageRange {
  if (to === null) return { from, to };
  const end = to + step >= length ? null : to + step;
  return { from: Math.max(from, (end ?? length) - mostShown), to: end };
}

/** The range within what there is: messages may have been removed. */
export function within({ from, to }: MessageRange, length: number): { from: number; to: number } {
  const end = Math.min(to ?? length, length);
  return from < end ? { from, to: end } : { from: Math.max(0, end - first), to: end };
}
