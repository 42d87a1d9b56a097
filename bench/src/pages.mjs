import { join } from 'node:path';
import { readJson, root } from '../../shared/build/workspace.mjs';

/** The measured pages. One is ready when its `h1` and an element of its row's selector with the text are visible. */
export const pages = readJson(join(root, 'bench/pages.json'));
