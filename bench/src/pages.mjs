import { join } from 'node:path';
import { readJson, root } from '../../shared/build/workspace.mjs';

/**
 * The measured pages. A page is ready when its `h1` and its row are visible: an element of the selector that contains
 * the text.
 */
export const pages = readJson(join(root, 'bench/pages.json'));
