import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, publishables } from '../../../deploy/src/build/build.ts';

/** The modules in the built scripts. Key: the script's path; value: bytes of source by file or package. */
export async function contentsOfBuilds(): Promise<Map<string, Record<string, number>>> {
  const contents = new Map<string, Record<string, number>>();
  for (const name of publishables) {
    const { folder, record } = await build(name);
    const files = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8'));
    for (const [file, parts] of Object.entries(files))
      contents.set(`/areas/${name}/${record.folder}/${file}`, parts as Record<string, number>);
  }
  return contents;
}
