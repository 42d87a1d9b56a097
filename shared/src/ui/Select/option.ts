import { plainText } from '../../match/index.ts';

/** One choice of a `Select`. */
export type SelectOption = { value: string; label: string };

/** Options that fit what is typed: those that start with it come first. */
export function findOptions(options: SelectOption[], search: string): SelectOption[] {
  const wanted = plainText(search);
  if (wanted === '') return options;
  const starting: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const place = plainText(option.label).indexOf(wanted);
    if (place === 0) starting.push(option);
    else if (place > 0) containing.push(option);
  }
  return [...starting, ...containing];
}

/** The option that someone has written out, whatever the accents and capitals. */
export function writtenOut(options: SelectOption[], text: string): SelectOption | undefined {
  const wanted = plainText(text);
  return options.find(({ label }) => plainText(label) === wanted);
}
