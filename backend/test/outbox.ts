import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.ts';

/** Mails in the outbox folder of a data directory, oldest first. */
export async function readOutbox(dataDir: string): Promise<(Email & { raw: string; file: string })[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => [] as string[]);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => {
      // Null when the server has deleted the file meanwhile.
      const raw = await readFile(join(folder, name), 'utf8').catch(() => null);
      return raw === null ? [] : [{ ...(await PostalMime.parse(raw)), raw, file: join(folder, name) }];
    }),
  );
  return mails.flat();
}

/** Waits until an address has got at least `count` mails, and returns these. */
export async function mailsTo(dataDir: string, address: string, count: number) {
  const read = async () =>
    (await readOutbox(dataDir)).filter(({ to }) => to?.some((one) => one.address === address));
  await until(async () => (await read()).length >= count);
  return read();
}
