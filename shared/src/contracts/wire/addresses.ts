/** White space, quotes and invisible characters end an address, except joiners (emoji, Persian) and tag characters (flag emoji). */
const addresses = /https?:\/\/(?:[^\s\p{Cc}\p{Cf}\p{Cs}<>"«»\\]|\u200c|\u200d|[\u{e0020}-\u{e007f}])+/giu;

/** Characters at the end of an address that belong to the sentence around it, and joiners with nothing to join. */
const punctuation = ".,;:!?…'’”`|\u200c\u200d。、，！？）」』】";

const openings: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * The address without what follows it in the text: punctuation, closing brackets that it does not open, and marks of
 * emphasis that also stand before it.
 */
function trimAddress(found: string, before: string, after: string): string {
  if (found.endsWith('!') && (before + after).trim() === '') return found;
  const unopened = new Map(
    Object.entries(openings).map(([closing, opening]) => [
      closing,
      found.split(closing).length - found.split(opening).length,
    ]),
  );
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const extra = unopened.get(last) ?? 0;
    if (extra > 0) unopened.set(last, extra - 1);
    else if (!punctuation.includes(last) && !('*_~'.includes(last) && before.endsWith(last))) break;
  }
  return found.slice(0, end);
}

/** The web addresses in a text as they are written, each with its index. They may be invalid. */
export const findAddresses = (text: string): { written: string; at: number }[] =>
  [...text.matchAll(addresses)].map(({ 0: found, index }) => {
    const end = index + found.length;
    const lineEnd = text.indexOf('\n', end);
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const after = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
    return { written: trimAddress(found, before, after), at: index };
  });
