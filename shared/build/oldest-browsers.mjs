import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const line = /^(\w+) >= ([\d.]+)$/;

/** The list of supported browsers, in the format of browserslist. */
export const browserList = join(root, '.browserslistrc');

/**
 * Versions of the oldest supported browsers, by their names in browserslist. Throws on a line that names no oldest version.
 * @type {Record<string, string>}
 */
export const oldestBrowsers = Object.fromEntries(
  readFileSync(browserList, 'utf8')
    .split('\n')
    .filter((text) => text && !text.startsWith('#'))
    .map((text) => {
      const [, name, version] = line.exec(text) ?? [];
      if (!version) throw new Error(`.browserslistrc: "${text}" is not of the form "chrome >= 109"`);
      return [name, version];
    }),
);

const { and_chr, and_ff, ios_saf, ...others } = oldestBrowsers;

/** `oldestBrowsers` for swc, which has other names for the browsers of phones. */
export const scriptTargets = { ...others, ios: ios_saf };
