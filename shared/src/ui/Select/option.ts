import { normalizeText } from '../../text-search/index.ts';

/** One option of a `Select`. */
export type SelectOption = { value: string; label: string };

/** Options that match the typed text: those that begin with it come first. */
export function findOptions(options: SelectOption[], search: string): SelectOption[] {
  const wanted = normalizeText(search);
  if (wanted === '') return options;
  const starting: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const place = normalizeText(option.label).indexOf(wanted);
    if (place === 0) starting.push(option);
    else if (place > 0) containing.push(option);
  }
  return [...starting, ...containing];
}

/** The option whose whole label was typed, ignoring accents and case. */
export function writtenOut(options: SelectOption[], text: string): SelectOption | undefined {
  const wanted = normalizeText(text);
  return options.find(({ label }) => normalizeText(label) === wanted);
}
