/** What mail about an account says. Rows of the queue hold one of these; an unknown one, from a later version, is dropped. */
export const mailKinds = [
  'password-reset',
  'password-changed',
  'email-confirmation',
  'email-proof',
  'email-change-requested',
  'email-changed',
  'email-taken',
  'register-attempt',
] as const;

/** The kind of a mail with what a member is notified of. Its text is made when it is sent. */
export const notificationMail = 'notifications';

export type MailKind = (typeof mailKinds)[number];
