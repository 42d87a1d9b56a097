import { standardProtocols } from '@az/shared/build/shares.mjs';
import semver from 'semver';
import type { AreaRecord, ShellRecord, VersionRecord } from '../versions/record.ts';
import { takenKeys } from './area-conflicts.ts';
import type { Finding } from './finding.ts';
import { firstPart, normalPath, overlap } from './routes.ts';

/** Versions of a shell's shares. Older records name only shares that load on demand, so they are incomplete. */
function givenShares(shell: ShellRecord): { known: Record<string, string>; complete: boolean } {
  if (shell.shares) return { known: shell.shares, complete: true };
  const lazy = Object.entries(shell.provides).map(([key, { version }]) => [key, version]);
  return { known: Object.fromEntries(lazy), complete: false };
}

function shareFindings(area: AreaRecord, shell: ShellRecord): string[] {
  const { known, complete } = givenShares(shell);
  const wanted = Object.entries(area.shared);
  const missing = Object.values(area.first)
    .flatMap(({ shared }) => shared)
    .filter((key) => !(key in area.shared));
  return [...wanted, ...missing.map((key) => [key, '*'] as const)].flatMap(([key, range]) => {
    const given = known[key];
    if (given === undefined)
      return complete ? [`${area.area} needs ${key} ${range}, which the shell does not give.`] : [];
    return semver.satisfies(given, range)
      ? []
      : [`${area.area} needs ${key} ${range}; the shell gives ${given}.`];
  });
}

function contractFindings(area: AreaRecord, shell: ShellRecord): string[] {
  if (!semver.validRange(area.hostContract))
    return [`${area.area} names no range of host contracts: ${area.hostContract}.`];
  if (!shell.hostContract || semver.satisfies(shell.hostContract, area.hostContract)) return [];
  return [`${area.area} needs host contract ${area.hostContract}; the shell has ${shell.hostContract}.`];
}

/** Name of a recorded protocol. Older records have library version and protocol number: `2.9.2/3` is `az-share/3`. */
const protocolName = (recorded: string): string =>
  recorded.replace(/^\d+\.\d+\.\d+[^/]*\/(\d+)$/, 'az-share/$1');

const protocolsOf = ({ protocols, federation }: ShellRecord): string[] =>
  protocols ?? (federation ? [protocolName(federation)] : []);

function protocolFindings(area: AreaRecord, shell: ShellRecord): string[] {
  const [needed, spoken] = [protocolName(area.federation), protocolsOf(shell)];
  if (spoken.includes(needed)) return [];
  return [`${area.area} needs protocol ${needed}; the shell speaks ${spoken.join(', ') || 'none'}.`];
}

/** Every share must be a singleton; otherwise a stock runtime may use its own copy, and hooks fail with two Reacts. */
function singletonFindings({ area, federation, shared, singletons = [] }: AreaRecord): string[] {
  if (!standardProtocols.includes(federation)) return [];
  return ['react', ...Object.keys(shared)]
    .filter((key) => !singletons.includes(key))
    .map((key) => `${area} does not share ${key} as a singleton.`);
}

/** First path segments that are reserved for the origin's two listeners. */
const originPaths = [
  'areas',
  'az-connect-backend',
  'deploy',
  'discovery',
  'healthz',
  'metrics',
  'navigateur-ancien',
  'readyz',
];

function routeFindings(area: AreaRecord, shell: ShellRecord): string[] {
  // Leaves out the page for unknown addresses (`*`).
  const pages = Object.keys(shell.pages).filter((page) => page.startsWith('/'));
  // The shell's nested pages (sign-in) reserve all addresses with their first segment, even those without a page.
  const parts = new Set(pages.filter((page) => page.lastIndexOf('/') > 0).map(firstPart));
  // Pages of several areas are below the name of a group, so none of them has the name itself: `/feed`.
  const roots = Object.keys(shell.layouts).map((group) => `/${group}`);
  return area.routes.flatMap(({ path, group }) => [
    ...(parts.has(firstPart(path)) ||
    roots.includes(normalPath(path)) ||
    pages.some((page) => overlap(path, page))
      ? [`${path} of ${area.area} is an address of the shell.`]
      : []),
    ...(originPaths.includes(firstPart(path))
      ? [`${path} of ${area.area} is an address of the origin itself.`]
      : []),
    ...(shell.layouts[group]
      ? []
      : [`${path} of ${area.area} stands in group ${group}, which the shell lacks.`]),
  ]);
}

/** Conflicts of an area with a shell. `who` is the one of the two that is served already. */
export function areaOnShell(area: AreaRecord, shell: ShellRecord, who: VersionRecord): Finding[] {
  return [
    ...shareFindings(area, shell),
    ...protocolFindings(area, shell),
    ...singletonFindings(area),
    ...contractFindings(area, shell),
    ...routeFindings(area, shell),
    ...takenKeys(area, shell).map((key) => `${key} of ${area.area} is stored by the shell.`),
  ].map((what) => ({ who: `${who.area} ${who.version}`, what }));
}
