import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Text of a mail as it was before quoted-printable. */
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

/** Path of the link to choose a password in the one mail of its kind that an address got, once it is there. */
export async function resetLinkFor(dataDir: string, address: string): Promise<string> {
  const links = async () =>
    (await mailsTo(dataDir, address)).flatMap(
      (mail) => /(\/auth-advance\/forgot-pass#token=[\w%.~-]+)/.exec(mail)?.[1] ?? [],
    );
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(1);
  return (await links())[0] ?? '';
}
