import * as v from 'valibot';
import { passwordLength as length } from './account-fields.wire.ts';
import { maxPasswordUnits, passwordLengths } from './limits.ts';
import { opaquePassword } from './member-text.ts';

/** Counts code points. Unlike with `length`, an emoji counts as one character, and so does a letter with its accent. */
const codePoints = (text: string): number => [...opaquePassword(text)].length;

/** A new password (OWASP ASVS 5.0, 6.2.1 to 6.2.9). The server also refuses breached passwords and the member's own name. */
export const NewPassword = v.pipe(
  v.string(length),
  v.maxLength(maxPasswordUnits, length),
  v.check((text) => codePoints(text) >= passwordLengths.min, length),
  v.check((text) => codePoints(text) <= passwordLengths.max, length),
  // Lone surrogates are refused: UTF-8 encodes all of them alike, so that different passwords would be equal.
  v.check((text) => !/\p{Surrogate}/u.test(text), length),
);
