import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../shared/build/integrity.mjs';

/** Makes another version of a build, in a folder of its own: the same code under another build id. */
export function makeVersion(source) {
  const folder = mkdtempSync(join(tmpdir(), 'az-version-'));
  cpSync(source, folder, { recursive: true });
  const recordFile = join(folder, 'record.json');
  const sourceId = JSON.parse(readFileSync(recordFile, 'utf8')).version.split('+')[1];
  const id = randomBytes(4).toString('hex');
  for (const file of readdirSync(folder).filter((name) => /\.js$|^record\.json$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(sourceId, id);
    writeFileSync(join(folder, file), text);
  }
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  for (const file of Object.keys(record.assets)) {
    record.assets[file] = integrityOf(readFileSync(join(folder, file)));
  }
  writeFileSync(recordFile, JSON.stringify(record));
  return { folder, record, remove: () => rmSync(folder, { recursive: true }) };
}
