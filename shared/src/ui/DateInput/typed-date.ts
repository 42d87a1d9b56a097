type Part = 'day' | 'month' | 'year';

const largest = { day: 31, month: 12, year: 9999 };

/** The orders in which date fields have their parts. */
const orders: Part[][] = [
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
  ['year', 'month', 'day'],
];

/** The order in this browser. */
const ownOrder = (): Part[] =>
  new Intl.DateTimeFormat()
    .formatToParts()
    .map(({ type }) => type)
    .filter((type): type is Part => type in largest);

/** The first digits, as many as a part takes: one where no second one fits. */
function digitsOf(part: Part, digits: string): string {
  if (part === 'year') return digits.slice(0, 4);
  return digits.slice(0, Number(digits[0]) * 10 > largest[part] ? 1 : 2);
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
  // 31 February is no date in some engines and 3 March in others.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

/** Digits typed in a date field, and its value before them. */
export type TypedDigits = { digits: string; before: string };

/**
 * The calendar day (`YYYY-MM-DD`) that the digits make in the order of this browser, where `value`, which the field has now,
 * is none that a field with parts makes of them; null where it is, and where they make no whole day that exists.
 */
export function readMissedDate({ digits, before }: TypedDigits, value: string): string | null {
  const date = readInOrder(digits, ownOrder());
  const isTaken = orders.some((order) => readInOrder(digits, order) === value);
  // A year that was typed twice.
  const isYear = value === digits.slice(-4) + before.slice(4);
  return isTaken || isYear ? null : date;
}
