import { join } from 'node:path';
import { storageProblems } from './storage-keys.mjs';
import { folderOf, readJson } from './workspace.mjs';

export const groups = ['public', 'feed', 'general', 'profile', 'settings', 'demo'];

function problems(area) {
  const found = [];
  if (typeof area.name !== 'string') found.push('name must be a string');
  if (!area.owner?.team || !area.owner?.contact) found.push('owner needs team and contact');
  if (typeof area.hostContract !== 'string') found.push('hostContract must be a version range');
  if (!Array.isArray(area.slots)) found.push('slots must be a list');
  if (![undefined, true, false].includes(area.search)) found.push('search must be true or false');
  found.push(...storageProblems(area.storage));
  for (const route of area.routes ?? []) {
    if (!route.path?.startsWith('/')) found.push(`route path ${route.path} must start with /`);
    if (!groups.includes(route.group)) found.push(`${route.path}: unknown group ${route.group}`);
    if (!route.title) found.push(`${route.path}: title is missing`);
    if (route.firstContent && (route.group !== 'public' || route.path.includes(':')))
      found.push(`${route.path}: only a public page with a fixed path has its first content in the HTML`);
  }
  return found;
}

/** Reads and checks an `area.json`. Throws one error that lists every mistake. */
export function readAreaFile(file) {
  const area = readJson(file);
  const found = problems(area);
  if (found.length > 0) throw new Error(`${file}: ${found.join('; ')}`);
  return area;
}

/** The checked `area.json` of an area of this repository. */
export const readArea = (name) => readAreaFile(join(folderOf(name), 'area.json'));
