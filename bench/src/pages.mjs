import { join } from 'node:path';
import { readJson, root } from '../../shared/build/workspace.mjs';

/**
 * The pages the product is judged by. A page is ready when its `h1` shows and what a member waits for on it: an element
 * of the selector that holds the text.
 */
export const pages = readJson(join(root, 'bench/pages.json'));
