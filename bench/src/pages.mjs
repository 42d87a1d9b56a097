import { join } from 'node:path';
import { readJson, root } from '../../shared/build/workspace.mjs';

/** The measured pages. A page is ready when its `h1` with `heading` and the element and text of `row` are visible. */
export const pages = readJson(join(root, 'bench/pages.json'));
