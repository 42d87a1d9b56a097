/** The rendered messages. `to` is null if the range always ends with the latest message. */
export type MessageRange = { from: number; to: number | null };

/** Number of messages rendered at first, and number added when the end of the range is near. */
const [first, step] = [60, 20];

export const maxShown = 160;

export const latest = (length: number): MessageRange => ({ from: Math.max(0, length - first), to: null });

/** Adds earlier messages and drops the latest. */
export function earlier({ from, to }: MessageRange, length: number): MessageRange {
  const start = Math.max(0, from - step);
  return (to ?? length) - start > maxShown ? { from: start, to: start + maxShown } : { from: start, to };
}

/** Adds later messages and drops the earliest. */
export function later({ from, to }: MessageRange, length: number): MessageRange {
  if (to === null) return { from, to };
  const end = to + step >= length ? null : to + step;
  return { from: Math.max(from, (end ?? length) - maxShown), to: end };
}

/** Limits the range to existing messages: some may have been removed. */
export function within({ from, to }: MessageRange, length: number): { from: number; to: number } {
  const end = Math.min(to ?? length, length);
  return from < end ? { from, to: end } : { from: Math.max(0, end - first), to: end };
}
