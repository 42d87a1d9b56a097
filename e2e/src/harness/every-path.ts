import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, publishables, readJson, root } from '../../../shared/build/workspace.mjs';

/** The areas, by their names in discovery. */
export const areas = publishables.filter((name) => name !== 'shell');

/** The value for every route parameter: the id of the first item in the sample data. */
const first = '1';

type DeclaredRoute = { path: string; group: string };

export const routesOf = (area: string): DeclaredRoute[] =>
  (readJson(join(folderOf(area), 'area.json')) as { routes: DeclaredRoute[] }).routes;

export const pathOf = ({ path }: DeclaredRoute): string => path.replace(/:\w+/g, first);

export const pathsOf = (area: string): string[] => routesOf(area).map(pathOf);

/** A path of every public page of the shell. The operators' console is not one of these. */
export const shellPaths: string[] = JSON.parse(readFileSync(join(root, 'e2e/shell-paths.json'), 'utf8'));
