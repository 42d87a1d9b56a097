/** What mail is about. Rows of the queue hold one of these; an unknown one, from a later version, is dropped. */
export const mailKinds = [
  'password-reset',
  'password-changed',
  'email-confirmation',
  'email-change-requested',
  'email-changed',
  'email-taken',
  'register-attempt',
] as const;

export type MailKind = (typeof mailKinds)[number];
