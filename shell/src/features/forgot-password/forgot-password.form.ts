import type { AppError } from '@az/shared/api';
import { passwordRule } from '@az/shared/new-password';
import { emailRule } from '../../account-access/email-rule.ts';
import { unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';

export const initialRequest = { email: '' };

export const requestRules = { email: emailRule };

export const initialReset = { password: '' };

export const resetRules = { password: passwordRule };

export const sentenceFor = ({ kind, message }: AppError): string =>
  kind === 'not-found' ? unsupportedMessage('password') : message;

/** Whether an error means that the link itself is invalid, so that trying again does not help. */
export function isLinkInvalid(error: AppError): boolean {
  const { kind, fields } = error;
  return !fields.password && ['invalid', 'not-found', 'not-allowed', 'signed-out', 'conflict'].includes(kind);
}
