import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The areas, by their names in discovery. */
export const areas = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'area.json')))
  .map((folder) => folder.slice('mfe-'.length));

/** The value for every route parameter: the id of the first item in the sample data. */
const first = '1';

type DeclaredRoute = { path: string; group: string };

export function routesOf(area: string): DeclaredRoute[] {
  const declared = JSON.parse(readFileSync(join(root, `mfe-${area}/area.json`), 'utf8')) as {
    routes: DeclaredRoute[];
  };
  return declared.routes;
}

export const pathOf = ({ path }: DeclaredRoute): string => path.replace(/:\w+/g, first);

export const pathsOf = (area: string): string[] => routesOf(area).map(pathOf);

/** A path of every public page of the shell. The operators' console is not one of these. */
export const shellPaths: string[] = JSON.parse(readFileSync(join(root, 'e2e/shell-paths.json'), 'utf8'));
