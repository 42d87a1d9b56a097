import { isEmail } from '@az/shared/forms';

export function emailRule(value: string): string | null {
  const address = value.trim();
  if (address === '') return 'Indiquez votre adresse e-mail.';
  return isEmail(true)(address) ? "L'adresse e-mail n'est pas valide. Exemple : nom@domaine.fr." : null;
}
