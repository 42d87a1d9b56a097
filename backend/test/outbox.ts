import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.ts';

type Mail = Email & { raw: string; file: string };

const parsed = new Map<string, Mail>();

/** The mail in a file, parsed once, because the server never changes one. Null if the server has deleted the file. */
async function readMail(file: string): Promise<Mail | null> {
  const raw = await readFile(file, 'utf8').catch(() => null);
  if (raw === null) return null;
  const mail = parsed.get(file) ?? { ...(await PostalMime.parse(raw)), raw, file };
  parsed.set(file, mail);
  return mail;
}

/** Mails in the outbox folder of a data directory, oldest first. */
export async function readOutbox(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail !== null);
}

/** Mail that every sign-up sends. */
const isOfSignUp = ({ text }: Mail) => text?.includes('Cette adresse e-mail est celle d’un compte') === true;

/** Waits until an address has got at least `count` mails, without those of sign-ups, and returns these. */
export async function mailsTo(dataDir: string, address: string, count: number) {
  const read = async () =>
    (await readOutbox(dataDir)).filter(
      (mail) => mail.to?.some((one) => one.address === address) && !isOfSignUp(mail),
    );
  await until(async () => (await read()).length >= count);
  return read();
}
