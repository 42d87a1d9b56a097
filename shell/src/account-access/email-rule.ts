import { isEmail } from '@az/shared/forms';

/** Validates an e-mail address, ignoring surrounding spaces: a message, or null for a valid one. */
export function emailRule(value: string): string | null {
  const address = value.trim();
  if (address === '') return 'Indiquez votre adresse e-mail.';
  return isEmail(true)(address) ? "L'adresse e-mail n'est pas valide. Exemple : nom@domaine.fr." : null;
}
