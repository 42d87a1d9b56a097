import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billName } from '@az/shared/build/file-kinds.mjs';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { type Refusal, refuse } from '../control/outcome.ts';
import type { StoredVersion } from '../control/state.ts';
import type { FileStore } from '../versions/file-store.ts';

/** Media type of CycloneDX in JSON (https://cyclonedx.org/specification/overview/#media-types). */
export const billType = 'application/vnd.cyclonedx+json; version=1.6';

/** A version's bill of materials if it is as recorded, otherwise a refusal. Rejects when it cannot be read now. */
export async function readBillOfMaterials(
  files: FileStore,
  { record, removedAt }: StoredVersion,
): Promise<{ bytes: Buffer } | Refusal> {
  const name = `${record.area} ${record.version}`;
  if (!record.sbom) return refuse(`${name} was published before versions had a bill of materials.`);
  if (removedAt !== null) return refuse(`The files of ${name} are no longer retained.`);
  await files.ensureLocal(record);
  const bytes = await readFile(join(files.root, record.area, record.folder, billName));
  return integrityOf(bytes) === record.sbom
    ? { bytes }
    : refuse(`The bill of materials of ${name} is not what was published.`);
}
