import { isShell, type VersionRecord } from '../versions/record.ts';
import type { Finding } from './finding.ts';

const isIntegrity = (value: string | undefined): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(value ?? '');

/** Files that a page view can ask for by name. */
export function firstFiles(record: VersionRecord): string[] {
  const needs = isShell(record)
    ? [...Object.values(record.layouts), ...Object.values(record.pages)]
    : Object.values(record.first);
  const more = isShell(record)
    ? [...record.main, ...Object.values(record.provides).flatMap(({ files }) => files)]
    : [];
  return [...new Set([record.entry, ...needs.flatMap(({ assets }) => assets), ...more])];
}

/** Files without integrity, names that lead elsewhere, and routes whose first view is not described. */
export function completeness(record: VersionRecord): Finding[] {
  const who = `${record.area} ${record.version}`;
  const named = [...new Set([...firstFiles(record), ...Object.keys(record.assets)])];
  const files = named.flatMap((file) => {
    if (!/^[\w.-]+$/.test(file) || file.startsWith('.')) return [`${file} is no name of a file.`];
    return isIntegrity(record.assets[file]) ? [] : [`${file} has no integrity.`];
  });
  const undescribed = isShell(record)
    ? []
    : record.routes
        .filter(({ path }) => !record.first[path])
        .map(({ path }) => `${path} does not say what its first view needs.`);
  const folder = record.version.replace('+', '-') === record.folder ? [] : ['its folder has another name.'];
  return [...files, ...undescribed, ...folder].map((what) => ({ who, what }));
}
