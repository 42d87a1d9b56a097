/** A visible character: not white space, not a control character, and not a character that fonts draw as nothing. */
const visible = /[^\s\p{Cc}\p{DI}\u2800\ufff9-\ufffc\u{1d159}]/u;

/** Controls and marks that change the direction of what follows them (UAX #9). */
const directionMarks = /\p{Bidi_C}/gu;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More than four combining marks on one character, which no script needs. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** A text without the white space around it; empty when no character of it is visible. */
export const trimText = (text: string): string => (visible.test(text) ? text.trim() : '');

/** A text of one line without direction marks, which would change the order of the words around it. */
export const withoutDirections = (text: string): string => text.replace(directionMarks, '');

/** A name as it is stored: no direction marks, at most four combining marks on a character (more cover other lines). */
export const plainName = (text: string): string =>
  trimText(withoutDirections(text).replace(piledMarks, '$1'));

/** A name in a sentence: a right-to-left name is isolated, so that numbers and words after it keep their places. */
export const isolatedName = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);

/**
 * A password as it is stored: every space is U+0020, accents are composed (OpaqueString of RFC 8265, 4.2; NIST SP
 * 800-63B-4, 3.1.1.2), so that it is the same from every keyboard.
 */
export const opaquePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
