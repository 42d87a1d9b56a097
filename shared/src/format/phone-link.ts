/** Digits of the shortest number that another one can follow, and of the longest (ITU-T E.164). */
const fewest = 6;
const most = 15;

/** A decimal digit of any script as one from 0 to 9: those of a script follow each other. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** The first of several numbers: they are apart by letters, a list, a slash, a dash between spaces, or the next `+`. */
function firstNumber(text: string): string {
  const parts = text.split(/[\p{L};,|\n]+/u);
  const part = parts.find((one) => countDigits(one) >= fewest) ?? text;
  for (const { index } of part.matchAll(/\/|\s[-–—]\s|\+/g)) {
    if (countDigits(part.slice(0, index)) < fewest) continue;
    if (part[index] === '/' || countDigits(part.slice(index)) >= fewest) return part.slice(0, index);
  }
  return part;
}

/**
 * `tel:` link (RFC 3966) of a phone number as people write them; of several numbers, of the first. Undefined for a text
 * without a number, or with more digits than a number has.
 */
export function phoneLink(text: string): string | undefined {
  const ascii = text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii);
  // The zero in brackets is dialled without the country's code only.
  const signs = firstNumber(ascii)
    .replace(/[^\d+()]/g, '')
    .replace(/^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/, '$1');
  const number = signs.replace(/\D/g, '');
  const length = number.replace(/^00/, '').length;
  return length > 0 && length <= most ? `tel:${/^\(?\+/.test(signs) ? '+' : ''}${number}` : undefined;
}
