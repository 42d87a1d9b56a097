import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** The mail as nodemailer's options. Addresses are objects, so that no text can become a second recipient. */
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
