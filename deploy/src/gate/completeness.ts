import { isCode, isMedia } from '@az/shared/build/file-kinds.mjs';
import { isShell, type VersionRecord } from '../versions/record.ts';
import type { Finding } from './finding.ts';

const isIntegrity = (value: string | undefined): boolean => /^sha384-[A-Za-z0-9+/]{64}$/.test(value ?? '');

/** Whether a file is in the right list: pictures in `media`, scripts and style sheets in `assets`. */
const isOfItsKind = ({ media }: VersionRecord, file: string): boolean =>
  media && Object.hasOwn(media, file) ? isMedia(file) : isCode(file);

/** Files that a page view can request by name. */
function firstFiles(record: VersionRecord): string[] {
  const needs = isShell(record)
    ? [...Object.values(record.layouts), ...Object.values(record.pages)]
    : Object.values(record.first);
  const more = isShell(record)
    ? [...record.main, ...Object.values(record.provides).flatMap(({ files }) => files)]
    : [];
  return [...new Set([record.entry, ...needs.flatMap(({ assets }) => assets), ...more])];
}

/** Findings for files without integrity, invalid file names, and routes without a described first view. */
export function completeness(record: VersionRecord): Finding[] {
  const who = `${record.area} ${record.version}`;
  const listed: Record<string, string> = { ...record.assets, ...record.media };
  const named = [...new Set([...firstFiles(record), ...Object.keys(listed)])];
  const files = named.flatMap((file) => {
    if (!/^[\w.-]+$/.test(file) || file.startsWith('.')) return [`${file} is no name of a file.`];
    if (!isOfItsKind(record, file)) return [`${file} is of a kind that builds do not make.`];
    return isIntegrity(listed[file]) ? [] : [`${file} has no integrity.`];
  });
  const undescribed = isShell(record)
    ? []
    : record.routes
        .filter(({ path }) => !record.first[path])
        .map(({ path }) => `${path} does not say what its first view needs.`);
  const folder = record.version.replace('+', '-') === record.folder ? [] : ['its folder has another name.'];
  return [...files, ...undescribed, ...folder].map((what) => ({ who, what }));
}
