type Part = 'day' | 'month' | 'year';

const maxValues = { day: 31, month: 12, year: 9999 };

const orders: Part[][] = [
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
  ['year', 'month', 'day'],
];

const ownOrder = (): Part[] =>
  new Intl.DateTimeFormat()
    .formatToParts()
    .map(({ type }) => type)
    .filter((type): type is Part => type in maxValues);

/** The leading digits of a part: one digit if a second one would exceed the part's maximum. */
function digitsOf(part: Part, digits: string): string {
  if (part === 'year') return digits.slice(0, 4);
  return digits.slice(0, Number(digits[0]) * 10 > maxValues[part] ? 1 : 2);
}

function readInOrder(digits: string, order: Part[]): string | null {
  const parts = { day: '', month: '', year: '' };
  let rest = digits;
  for (const part of order) {
    parts[part] = digitsOf(part, rest);
    rest = rest.slice(parts[part].length);
  }
  if (parts.year.length < 4 || rest !== '') return null;
  const date = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const time = Date.parse(date);
  // For 31 February, some engines return NaN, and others the time of 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

export type TypedDigits = { digits: string; before: string };

/** The date of the typed digits if the field has not taken it; null if it has, or if no such date exists. */
export function readMissedDate({ digits, before }: TypedDigits, value: string): string | null {
  const date = readInOrder(digits, ownOrder());
  const isTaken = orders.some((order) => readInOrder(digits, order) === value);
  // Only a new year was typed into a complete date.
  const isYear = value === digits.slice(-4) + before.slice(4);
  return isTaken || isYear ? null : date;
}
