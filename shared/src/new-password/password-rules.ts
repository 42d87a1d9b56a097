import { passwordLengths } from '../contracts/index.ts';

const { min, max } = passwordLengths;

/** What people read before they choose a password. */
export const passwordAdvice = `${min} caractères ou plus. Une phrase de plusieurs mots est facile à retenir et difficile à deviner.`;

const lengthOf = (text: string): number => [...text].length;

/** Whether a password is shorter than the server takes. */
export const isTooShort = (password: string): boolean => lengthOf(password) < min;

/** What is wrong with a new password; the server knows more, which passwords are common for instance. */
export function passwordRule(password: string): string | null {
  if (password === '') return 'Choisissez un mot de passe.';
  if (lengthOf(password) > max) return `Le mot de passe doit avoir au plus ${max} caractères.`;
  return isTooShort(password) ? `Le mot de passe doit avoir au moins ${min} caractères.` : null;
}

/** What is wrong with the repetition of a new password. */
export function confirmationRule(confirmation: string, { password }: { password: string }): string | null {
  if (confirmation === '') return 'Confirmez le mot de passe.';
  return confirmation === password ? null : 'Les mots de passe ne correspondent pas';
}
