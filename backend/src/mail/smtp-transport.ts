import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import { smtpOptions } from './smtp-options.ts';
import type { MailTransport } from './transport.ts';

/**
 * Sends mail by SMTP. `smtps:` is TLS from the start (port 465); `smtp:` takes STARTTLS where offered (port 587), and
 * requires it before a password is sent to another machine.
 */
export function smtpTransport(address: string): MailTransport {
  const transport = createTransport(smtpOptions(address));
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...toMessage(mail), signal });
    },
  };
}
