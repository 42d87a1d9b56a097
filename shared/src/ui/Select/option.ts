import { findText, normalizeText } from '../../text-search/index.ts';

export type SelectOption = { value: string; label: string };

/** Options that match the typed text: those that begin with it come first. */
export function findOptions(options: SelectOption[], search: string): SelectOption[] {
  const starting: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const position = findText(option.label, search);
    if (position === 0) starting.push(option);
    else if (position > 0) containing.push(option);
  }
  return [...starting, ...containing];
}

/** `(F/H)` at the end of a job title, as `normalizeText` writes it. */
const forBoth = / (f h|h f)$/;

/** How a label is compared with the typed text, the strictest first. */
const comparisons = [
  (text: string) => text.normalize().trim(),
  normalizeText,
  (text: string) => normalizeText(text).replace(forBoth, '').replaceAll(' ', ''),
];

/**
 * The option whose whole label was typed, compared by `normalizeText`, with or without spaces and `(F/H)`; undefined if
 * several match.
 */
export function optionLabelled(options: SelectOption[], text: string): SelectOption | undefined {
  for (const compared of comparisons) {
    const typed = compared(text);
    const same = options.filter(({ label }) => typed !== '' && compared(label) === typed);
    if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  }
  return undefined;
}
