import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** The mail in nodemailer's words. Addresses go in as objects, so that no text can become a second recipient. */
export function toMessage({ messageId, date, from, to, ...content }: OutgoingMail): SendMailOptions {
  return {
    ...content,
    messageId,
    date,
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
