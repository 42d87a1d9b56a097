import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeployClient } from '../../command-line/client.ts';
import type { OriginProcess } from '../soak/origin-process.ts';

/** Where the token lies that the origin made when its data was prepared. */
export const tokenFile = 'operators-token';

/** The deploy API of an origin that is attacked, with a token that may do everything. */
export async function operatorsOf({ url, dataDir }: OriginProcess): Promise<DeployClient> {
  const token = await readFile(join(dataDir, tokenFile), 'utf8');
  return new DeployClient({ url, token, send: fetch });
}
