import type { AppError } from '@az/shared/api';
import { confirmationRule, passwordRule } from '@az/shared/new-password';
import { emailRule } from '../../account-access/email-rule.ts';

export const initialRequest = { email: '' };

export const requestRules = { email: emailRule };

export const initialReset = { password: '', confirmation: '' };

export const resetRules = { password: passwordRule, confirmation: confirmationRule };

/** The server's sentence for the password, where it has one. */
export function passwordErrorOf({ fields }: AppError): { password?: string } {
  return fields.password ? { password: fields.password } : {};
}

/** Whether a refusal is about the link: then the same link will never do. */
export function isLinkInvalid(error: AppError): boolean {
  const { kind, fields } = error;
  return !fields.password && ['invalid', 'not-found', 'not-allowed', 'signed-out', 'conflict'].includes(kind);
}
