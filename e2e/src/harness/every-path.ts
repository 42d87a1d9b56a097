import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The areas, by their names in discovery. */
export const areas = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'area.json')))
  .map((folder) => folder.slice('mfe-'.length));

/** What stands for the parameter of a route: the first of the sample data. */
const first = '1';

/** A path of every route of an area, as its `area.json` declares them. */
export function pathsOf(area: string): string[] {
  const declared = JSON.parse(readFileSync(join(root, `mfe-${area}/area.json`), 'utf8')) as {
    routes: { path: string }[];
  };
  return declared.routes.map(({ path }) => path.replace(/:\w+/g, first));
}
