/** Lighthouse's result: the simulated largest paint, with its default mobile settings. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { contextOptions, launchOptions, signIn } from './transfer.mjs';

const audit = 'largest-contentful-paint';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Milliseconds until the largest paint. A separate browser with a profile, because Lighthouse opens its own tab: the
 * profile provides the session. Lighthouse clears the cache first and keeps cookies and local storage.
 */
export async function simulatedLoad({ variant, page }) {
  const profile = mkdtempSync(join(tmpdir(), 'az-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...contextOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    const address = `${variant.url}${page.path}`;
    if (page.isGuarded) await signIn(context.pages()[0], address);
    const { lhr } = await lighthouse(address, { port, onlyAudits: [audit], logLevel: 'silent' });
    const { pathname } = new URL(lhr.finalDisplayedUrl);
    if (lhr.runtimeError || pathname !== page.path)
      throw new Error(`Lighthouse saw ${pathname}: ${lhr.runtimeError?.message}`);
    return lhr.audits[audit].numericValue;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
