import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

const second = 1000;

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

function optionsOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password crosses no network in clear, even when somebody strips STARTTLS from the server's offer.
    requireTLS: !secure && username !== '' && !isLoopback(hostname),
    ...(username === '' ? {} : { auth }),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    dnsTimeout: 10 * second,
  };
}

/**
 * Sends mail by SMTP. `smtps:` is TLS from the start (port 465); `smtp:` takes STARTTLS where offered (port 587), and
 * needs it before a password goes to another machine.
 */
export function smtpTransport(address: string): MailTransport {
  const transport = createTransport(optionsOf(address));
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...toMessage(mail), signal });
    },
  };
}
