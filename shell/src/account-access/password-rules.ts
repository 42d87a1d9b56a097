/** Fewest characters of a new password, as people count them. */
export const shortestPassword = 8;

/** What people read before they choose a password. */
export const passwordAdvice = `${shortestPassword} caractères ou plus. Une phrase de plusieurs mots est facile à retenir et difficile à deviner.`;

const lengthOf = (text: string): number => [...text].length;

export const isTooShort = (password: string): boolean => lengthOf(password) < shortestPassword;

/** What is wrong with a new password; the server knows more, which passwords are common for instance. */
export function passwordRule(password: string): string | null {
  if (password === '') return 'Choisissez un mot de passe.';
  return isTooShort(password) ? `Le mot de passe doit avoir au moins ${shortestPassword} caractères.` : null;
}

/** What is wrong with the repetition of a new password. */
export function confirmationRule(confirmation: string, { password }: { password: string }): string | null {
  if (confirmation === '') return 'Confirmez le mot de passe.';
  return confirmation === password ? null : 'Les mots de passe ne correspondent pas';
}
