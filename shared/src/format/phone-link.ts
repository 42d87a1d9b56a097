/** Six digits or more, up to the end or what begins something else: a letter, list, slash, `+`, or spaced dash. */
const number = /\(?\+?\d(?:[^\p{L}\d+;,|\n]*\d){5,}?(?=\D*?(?:[\p{L}+;,|/\n]|$)|\s[-–—](?:\D*\d){6})/u;

/** The longest number (ITU-T E.164), without the two zeros before the code of a country. */
const maxDigits = 15;

/** A decimal digit of any script as one from 0 to 9: those of a script follow each other. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** `tel:` link (RFC 3966) of the first phone number in a text; undefined without one, or with too many digits. */
export function phoneLink(text: string): string | undefined {
  const ascii = text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii);
  // The zero in brackets is dialled without the country's code only.
  const found = (number.exec(ascii)?.[0] ?? ascii)
    .replace(/[^\d+()]/g, '')
    .replace(/^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/, '$1');
  const digits = found.replace(/\D/g, '');
  const { length } = digits.replace(/^00/, '');
  return length && length <= maxDigits ? `tel:${/^\(?\+/.test(found) ? '+' : ''}${digits}` : undefined;
}
