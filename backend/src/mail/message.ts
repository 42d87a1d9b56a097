import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** `prepared`: the address stays on one line, because some receivers find the signature of a folded one wrong. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail as nodemailer's options. Addresses are objects, so that no text can become a second recipient. */
export function toMessage({
  messageId,
  date,
  from,
  to,
  unsubscribeUrl,
  ...content
}: OutgoingMail): SendMailOptions {
  return {
    ...content,
    messageId,
    date,
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
