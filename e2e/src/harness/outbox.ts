import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Text of a mail, decoded from quoted-printable. */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'latin1')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decoded);
}

/** Waits until an address has got exactly one mail with a link to this page, and returns the link's path. */
async function linkFor(dataDir: string, address: string, page: string): Promise<string> {
  const link = new RegExp(`/auth-advance/${page}#token=[\\w%.~-]+`);
  const links = async () => (await mailsTo(dataDir, address)).flatMap((mail) => link.exec(mail)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(1);
  return (await links())[0] ?? '';
}

/** Path of the mailed link to choose a new password. */
export const resetLinkFor = (dataDir: string, address: string) => linkFor(dataDir, address, 'forgot-pass');

/** Path of the mailed link to confirm an e-mail address. */
export const confirmationLinkFor = (dataDir: string, address: string) =>
  linkFor(dataDir, address, 'confirm-email');
