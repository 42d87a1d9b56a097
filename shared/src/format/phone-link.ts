/** Six digits or more. Ends at a letter, a list separator, `/`, `+`, a dash before another number, or the text's end. */
const number = /\(?\+?\d(?:[^\p{L}\d+;,|\n]*\d){5,}?(?=\D*?(?:[\p{L}+;,|/\n]|$)|\s[-–—](?:\D*\d){6})/u;

/** Maximum digits of a phone number (ITU-T E.164), without the two zeros before the country's code. */
const maxDigits = 15;

/** The digit 0 to 9 for a decimal digit of any script. The ten digits of a script have consecutive code points. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** `tel:` link (RFC 3966) of the first phone number in a text; undefined without one, or with too many digits. */
export function phoneLink(text: string): string | undefined {
  const ascii = text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii);
  // After a country code, a zero in brackets is not dialled.
  const found = (number.exec(ascii)?.[0] ?? ascii)
    .replace(/[^\d+()]/g, '')
    .replace(/^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/, '$1');
  const digits = found.replace(/\D/g, '');
  const { length } = digits.replace(/^00/, '');
  return length && length <= maxDigits ? `tel:${/^\(?\+/.test(found) ? '+' : ''}${digits}` : undefined;
}
