import * as v from 'valibot';
import { maxPasswordUnits, passwordLengths } from './limits.ts';

const length = `Un mot de passe compte de ${passwordLengths.min} à ${passwordLengths.max} caractères. Modifiez-le puis réessayez.`;

const required = 'Le mot de passe est requis. Saisissez-le puis réessayez.';

/** Characters as people count them: an emoji is one, whatever JavaScript's `length` says. */
const codePoints = (text: string): number => [...text].length;

/**
 * A password that is being chosen: 8 to 1024 characters of any kind, taken exactly as typed (OWASP ASVS 5.0, 6.2.1 to
 * 6.2.9). The server also refuses common and breached ones, and the member's own name and e-mail.
 */
export const NewPassword = v.pipe(
  v.string(length),
  v.maxLength(maxPasswordUnits, length),
  v.check((text) => codePoints(text) >= passwordLengths.min, length),
  v.check((text) => codePoints(text) <= passwordLengths.max, length),
  // Half a character has no bytes of its own: all of them would be one password.
  v.check((text) => !/\p{Surrogate}/u.test(text), length),
);

/** A password that is in use: whatever may have been chosen is accepted. */
export const CurrentPassword = v.pipe(
  v.string(required),
  v.minLength(1, required),
  v.maxLength(maxPasswordUnits, length),
);
