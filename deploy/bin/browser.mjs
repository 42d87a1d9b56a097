import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const installed = () => names.map(onPath).find(Boolean);

async function playwrightBrowser() {
  const { chromium } = await import(join(root, 'e2e/node_modules/@playwright/test/index.mjs'));
  const file = chromium.executablePath();
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

function attempt(program, parameters) {
  return (
    spawnSync(program, parameters, { cwd: join(root, 'e2e'), stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0
  );
}

/**
 * Path of a Chromium for the browser tests. Installs one where there is none: Debian's package as root, Playwright's
 * otherwise. Null, after one sentence on what to install, when neither works.
 */
export async function findBrowser() {
  const found = process.env.AZ_BROWSER ?? installed() ?? (await playwrightBrowser());
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    attempt('apt-get', ['-qq', 'update']) &&
    attempt('apt-get', ['-qq', 'install', '-y', 'chromium'])
  ) {
    return installed();
  }
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return playwrightBrowser();
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set AZ_BROWSER to its path.',
  );
  return null;
}
