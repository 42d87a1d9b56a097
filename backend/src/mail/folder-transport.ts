import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

const day = 24 * 60 * 60 * 1000;

/** Older files are deleted when the next mail is written. */
const keptDays = 30;

async function prune(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - keptDays * day;
  for (const name of await readdir(folder)) {
    if (!/\.(eml|tmp)$/.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** For development and for servers without SMTP: `.eml` files that only the server's user can read, whole or not at all. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await prune(folder, mail.date);
      const time = mail.date.toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}`);
      await writeFile(`${file}.tmp`, message as Buffer, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.tmp`, `${file}.eml`);
    },
  };
}
