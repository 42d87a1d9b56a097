import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const shell = 'chromium-headless-shell';

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

/** Installs a Debian package if this process runs as root. Returns whether it has installed it. */
const install = (name) =>
  process.getuid?.() === 0 &&
  attempt('apt-get', ['-qq', 'update']) &&
  attempt('apt-get', ['-qq', 'install', '-y', name]);

/** Path of a Chromium, which is installed if missing. If that fails, prints how to install it and returns null. */
export async function findBrowser() {
  const found = process.env.AZ_BROWSER ?? installed() ?? (await playwrightBrowser());
  if (found) return found;
  console.log('Installing a browser for the tests …');
  if (install('chromium')) return installed();
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return playwrightBrowser();
  console.error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set AZ_BROWSER to its path.',
  );
  return null;
}

/** Headless shell: half the processor time, no page cache. Undefined if not installable or only AZ_BROWSER is set. */
export function findHeadlessShell() {
  const found = process.env.AZ_HEADLESS_SHELL ?? (process.env.AZ_BROWSER ? undefined : onPath(shell));
  if (found || process.env.AZ_BROWSER) return found;
  return install(shell) ? onPath(shell) : undefined;
}
