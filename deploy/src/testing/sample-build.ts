import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billName } from '@az/shared/build/file-kinds.mjs';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { BuiltVersion } from '../command-line/publish.ts';
import type { VersionRecord } from '../versions/record.ts';

/** Creates a folder with small files and their record, like a build. With a `mark` a version has other bytes. */
export async function sampleBuild(parent: string, record: VersionRecord, mark = ''): Promise<BuiltVersion> {
  const folder = join(parent, `${record.area}-${record.folder}${mark}`);
  await mkdir(folder, { recursive: true });
  const write = async (file: string, text: string): Promise<string> => {
    await writeFile(join(folder, file), text);
    return integrityOf(text);
  };
  const assets: Record<string, string> = {};
  for (const file of Object.keys(record.assets))
    assets[file] = await write(file, `/* ${record.area} ${record.version} ${file}${mark} */`);
  const sbom = await write(billName, JSON.stringify({ bomFormat: 'CycloneDX', components: [] }));
  const built = { ...record, assets, sbom };
  await writeFile(join(folder, 'record.json'), JSON.stringify(built));
  return { folder, record: built };
}
