import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { foldPassword, isCommonPassword } from './common-passwords.ts';

type PasswordOwner = { email: string; firstName: string; lastName: string };

const squeeze = (text: string): string => foldPassword(text).replace(/[\s._-]+/g, '');

function isAboutOwner(password: string, { email, firstName, lastName }: PasswordOwner, product: string) {
  const localPart = email.split('@')[0] ?? '';
  const own = [email, localPart, firstName, lastName, firstName + lastName, lastName + firstName, product];
  return own.some((text) => squeeze(text) !== '' && squeeze(text) === squeeze(password));
}

/**
 * Refuses what the contract cannot check: common and breached passwords, and the owner's own e-mail or name.
 *
 * @throws ApiError of kind `invalid` with a sentence for the field `password`
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, product: string): void {
  const sentence =
    (isAboutOwner(password, owner, product) && sentences.passwordAboutOwner) ||
    (isCommonPassword(password) && sentences.commonPassword);
  if (sentence) throw new ApiError('invalid', sentence, { fields: { password: sentence } });
}
