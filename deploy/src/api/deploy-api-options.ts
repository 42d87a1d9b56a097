import type { Observation } from '../guardrail/observation.ts';
import type { FileStore } from '../versions/file-store.ts';
import type { Versions } from '../versions/versions.ts';

export type DeployApiOptions = {
  versions: Versions;
  files: FileStore;
  dataDir: string;
  observation?: Observation | undefined;
  productUrl: () => string;
  /** Hash of the address that a refused token came from. */
  addressHash: AddressHash;
};

export type AddressHash = (address: string) => string;
