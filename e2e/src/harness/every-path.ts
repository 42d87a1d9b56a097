import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The areas, by their names in discovery. */
export const areas = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'area.json')))
  .map((folder) => folder.slice('mfe-'.length));

/** What stands for the parameter of a route: the first of the sample data. */
const first = '1';

type DeclaredRoute = { path: string; group: string };

/** The routes of an area, as its `area.json` declares them. */
export function routesOf(area: string): DeclaredRoute[] {
  const declared = JSON.parse(readFileSync(join(root, `mfe-${area}/area.json`), 'utf8')) as {
    routes: DeclaredRoute[];
  };
  return declared.routes;
}

/** A path that a route pattern stands for. */
export const pathOf = ({ path }: DeclaredRoute): string => path.replace(/:\w+/g, first);

/** A path of every route of an area. */
export const pathsOf = (area: string): string[] => routesOf(area).map(pathOf);

/** A path of every page of the shell that anyone may see; the console of operators is no page of the product. */
export const shellPaths: string[] = JSON.parse(readFileSync(join(root, 'e2e/shell-paths.json'), 'utf8'));
