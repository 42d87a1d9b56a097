import { normalizeText } from '../../text-search/index.ts';

/** One option of a `Select`. */
export type SelectOption = { value: string; label: string };

/** Options that match the typed text: those that begin with it come first. */
export function findOptions(options: SelectOption[], search: string): SelectOption[] {
  const normalized = normalizeText(search);
  if (normalized === '') return options;
  const starting: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const position = normalizeText(option.label).indexOf(normalized);
    if (position === 0) starting.push(option);
    else if (position > 0) containing.push(option);
  }
  return [...starting, ...containing];
}

/** The option whose whole label was typed, ignoring accents and case. */
export function optionLabelled(options: SelectOption[], text: string): SelectOption | undefined {
  const normalized = normalizeText(text);
  return options.find(({ label }) => normalizeText(label) === normalized);
}
