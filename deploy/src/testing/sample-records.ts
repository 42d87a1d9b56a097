import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { ControlState, StoredVersion, Token } from '../control/state.ts';
import { hashOfToken, parseRights } from '../control/tokens.ts';
import type { AreaRecord, ShellRecord, VersionRecord } from '../versions/record.ts';
import { sampleArea, sampleShell } from './sample-live.ts';

const withIntegrity = <R extends VersionRecord>(record: R): R => ({
  ...record,
  assets: Object.fromEntries(
    Object.keys(record.assets).map((file) => [file, integrityOf(`${record.area} ${record.version} ${file}`)]),
  ),
  sbom: integrityOf(`${record.area} ${record.version} sbom`),
});

const named = (number: string, build: string) => ({
  version: `${number}+${build}`,
  folder: `${number}-${build}`,
});

/** A record of an area that passes the gate beside `goodShell`. */
export const goodArea = (area: string, number = '1.0.0', changes: Partial<AreaRecord> = {}): AreaRecord =>
  withIntegrity(
    sampleArea(area, {
      ...named(number, `b${number.replace(/\D/g, '')}`),
      container: `${area}_b${number.replace(/\D/g, '')}`,
      shared: { '@az/shared/auth': '^1.0.0', '@az/shared/ui/Button': '^1.0.0' },
      ...changes,
    }),
  );

/** A record of the shell that provides what `goodArea` needs. */
export const goodShell = (number = '1.0.0', changes: Partial<ShellRecord> = {}): ShellRecord =>
  withIntegrity(
    sampleShell({
      ...named(number, `a${number.replace(/\D/g, '')}`),
      hostContract: '1.1.0',
      shares: {
        '@az/shared/auth': '1.0.0',
        '@az/shared/ui/Button': '1.0.0',
        '@az/shared/ui/TextInput': '1.0.0',
      },
      ...changes,
    }),
  );

export const stored = (record: VersionRecord, changes: Partial<StoredVersion> = {}): StoredVersion => ({
  area: record.area,
  version: record.version,
  record,
  signature: null,
  publishedAt: 0,
  servedUntil: null,
  killedAt: null,
  recalledAt: null,
  removedAt: null,
  crawl: null,
  ...changes,
});

/** A state with these stable versions, and with others that are only published. */
export const stateWith = (
  stable: VersionRecord[],
  published: VersionRecord[] = [],
): Partial<ControlState> => ({
  revision: 1,
  versions: [...stable, ...published].map((record) => stored(record)),
  stable: stable.map(({ area, version }, index) => ({
    place: index + 1,
    area,
    version,
    since: 0,
    retreated: false,
  })),
});

export const secretOf = (team: string): string => `secret-of-${team}`;

/** A token with these rights; its secret is `secretOf(team)`. */
export const tokenWith = (team: string, rights: string, changes: Partial<Token> = {}): Token => ({
  id: team,
  hash: hashOfToken(secretOf(team)),
  team,
  rights: parseRights(rights),
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  ...changes,
});
