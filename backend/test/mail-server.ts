import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from './until.ts';

type Received = Email & {
  raw: string;
  envelope: { from: string; to: string[] };
  user: string | null;
  tls: boolean;
};

/** A mail server for tests on a free port of the loopback. */
export type MailServer = {
  port: number;
  received: Received[];
  /** Waits until `count` mails have arrived in total, and returns the last of these. */
  waitFor: (count: number) => Promise<Received>;
  close: () => Promise<void>;
};

/** Starts a real SMTP server that stores its mails. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...(await PostalMime.parse(raw)),
          raw,
          envelope: {
            from: mailFrom === false ? '' : String(mailFrom?.address),
            to: rcptTo.map(({ address }) => address),
          },
          user: typeof session.user === 'string' ? session.user : null,
          tls: Boolean(session.secure),
        });
        done();
      });
    },
    ...options,
  });
  // Errors are ignored, because in some tests clients disconnect early.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    waitFor: async (count) => {
      await until(() => received.length >= count);
      return received[count - 1] as Received;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The token in a mail's link to a sign-in page. Text and HTML of the mail must contain the same token. */
function tokenOf(mail: Pick<Email, 'text' | 'html'>, page: string): string {
  const link = new RegExp(`/auth-advance/${page}#token=([\\w-]{43})\\b`);
  const [inText, inHtml] = [link.exec(mail.text ?? '')?.[1], link.exec(mail.html ?? '')?.[1]];
  if (!inText || inText !== inHtml) throw new Error('The mail has no link, or two different ones.');
  return inText;
}

export const resetTokenOf = (mail: Pick<Email, 'text' | 'html'>): string => tokenOf(mail, 'forgot-pass');

export const confirmationTokenOf = (mail: Pick<Email, 'text' | 'html'>): string =>
  tokenOf(mail, 'confirm-email');
