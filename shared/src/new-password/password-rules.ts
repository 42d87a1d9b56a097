import { opaquePassword, passwordLengths } from '../contracts/index.ts';

const { min, max } = passwordLengths;

export const passwordAdvice = `${min} caractères ou plus. Une phrase de plusieurs mots est facile à retenir et difficile à deviner.`;

const lengthOf = (text: string): number => [...opaquePassword(text)].length;

export const isTooShort = (password: string): boolean => lengthOf(password) < min;

/** Error of a new password; the server checks more, such as common passwords. */
export function passwordRule(password: string): string | null {
  if (password === '') return 'Choisissez un mot de passe.';
  if (lengthOf(password) > max) return `Le mot de passe doit avoir au plus ${max} caractères.`;
  return isTooShort(password) ? `Le mot de passe doit avoir au moins ${min} caractères.` : null;
}
