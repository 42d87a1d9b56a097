import type { AppError } from '@az/shared/api';
import { confirmationRule, passwordRule } from '@az/shared/new-password';
import { emailRule } from '../../account-access/email-rule.ts';

export const initialRequest = { email: '' };

export const requestRules = { email: emailRule };

export const initialReset = { password: '', confirmation: '' };

export const resetRules = { password: passwordRule, confirmation: confirmationRule };

/** The server's message for the password, if any. */
export function passwordErrorOf({ fields }: AppError): { password?: string } {
  return fields.password ? { password: fields.password } : {};
}

/** Whether an error refuses the link itself: then the same link stays invalid. */
export function isLinkInvalid(error: AppError): boolean {
  const { kind, fields } = error;
  return !fields.password && ['invalid', 'not-found', 'not-allowed', 'signed-out', 'conflict'].includes(kind);
}
