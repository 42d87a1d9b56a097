import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Extension } from '../../../shared/src/contracts/index.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { copyDataDir, type Origin, startOrigin, wellCompressed } from './origin.ts';

export { expect };

export const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };

/** An expected warning of Chromium on a busy machine. integrity.spec.ts checks that every file is used. */
const lateUse = /was preloaded using link preload but not used within a few seconds/;

type Fixtures = {
  /** The test's own proxy in front of the worker's origin. */
  wire: FaultyProxy;
  /** Any error, warning or policy violation on a page fails the test, unless it matches an expected pattern. */
  expectErrors: (pattern: RegExp) => void;
  /** Writes the areas whose files the test's pages have loaded into its report, on which the test then depends. */
  loadedAreas: undefined;
  /** Whether idle pages prefetch areas. By default they do not, so that faults occur where the test injects them. */
  isFastLine: boolean;
  /** Whether the browser asks to save data, so that pages load only the files of their first view. */
  isSavingData: boolean;
  /** Skips the test if the server lacks one of these extensions. Also works in `beforeEach`. */
  needs: (...names: Extension[]) => void;
};

type WorkerFixtures = {
  /** Whether the origin compresses as well as in production, for tests that measure bytes. */
  isCompressedWell: boolean;
  origin: Origin;
  /** The extensions that the origin's API has. */
  extensions: string[];
};

/** Collects the addresses and referrers of all requests of a browser, and the session tokens that it sends. */
function watchRequests(context: BrowserContext): { addresses: string[]; tokens: Set<string> } {
  const addresses: string[] = [];
  const tokens = new Set<string>();
  context.on('request', (request) => {
    const { authorization, referer } = request.headers();
    addresses.push(request.url(), referer ?? '');
    const token = authorization?.replace(/^Bearer /, '');
    if (token) tokens.add(token);
  });
  return { addresses, tokens };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isCompressedWell: [false, { option: true, scope: 'worker' }],
  origin: [
    async ({ isCompressedWell }, use) => {
      const { dataDir, remove } = await copyDataDir();
      const settings = { TRUST_PROXY: '127.0.0.1', ...(isCompressedWell && wellCompressed) };
      const origin = await startOrigin(dataDir, settings);
      await use(origin);
      await origin.stop();
      await remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  extensions: [
    async ({ origin }, use) => {
      const reply = await fetch(`${origin.url}/az-connect-backend/api/capabilities`);
      await use(((await reply.json()) as { extensions: string[] }).extensions);
    },
    { scope: 'worker' },
  ],
  needs: async ({ extensions }, use, testInfo) =>
    use((...names) => {
      const missing = names.filter((name) => !extensions.includes(name));
      const reason = `The server lacks ${missing.join(', ')}`;
      // Tests are skipped only in a run with `API_EXTENSIONS`. In any other run, a missing extension is a fault.
      if (missing.length > 0 && !process.env.API_EXTENSIONS) throw new Error(reason);
      testInfo.skip(missing.length > 0, reason);
    }),
  wire: async ({ origin }, use) => {
    // Each test sends its own private address, so that limits per address count each test separately.
    const address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
    const wire = await FaultyProxy.start(origin.url, {
      onRequest: ({ headers }) => Object.assign(headers, { 'x-forwarded-for': address }),
    });
    await use(wire);
    await wire.stop();
  },
  loadedAreas: [
    async ({ browser }, use, testInfo) => {
      const areas = new Set(['shell']);
      const watch = (context: BrowserContext) =>
        context.on('request', (request) => {
          const [, area] = /^\/areas\/([\w-]+)\//.exec(new URL(request.url()).pathname) ?? [];
          if (area) areas.add(area);
        });
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      testInfo.annotations.push({ type: 'areas', description: [...areas].sort().join(' ') });
    },
    { auto: true },
  ],
  isFastLine: [false, { option: true }],
  isSavingData: [false, { option: true }],
  baseURL: async ({ wire }, use) => use(wire.url),
  expectErrors: [
    async ({ context, isFastLine, isSavingData, extensions }, use) => {
      const expected: RegExp[] = [lateUse];
      // The 404 is expected, because a sign-out calls `logout` even if the server lacks that call.
      if (!extensions.includes('accounts')) expected.push(/404 \(Not Found\)/);
      const seen: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
        });
        page.on('pageerror', (error) => seen.push(String(error)));
      };
      context.on('page', watch);
      const { addresses, tokens } = watchRequests(context);
      await context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
        effectiveType: isFastLine ? '4g' : '2g',
        saveData: isSavingData,
      });
      if (isSavingData) await context.setExtraHTTPHeaders({ 'save-data': 'on' });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use((pattern) => expected.push(pattern));
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'unexpected errors on the page').toEqual([]);
      const leaked = addresses.filter((url) => [...tokens].some((token) => url.includes(token)));
      expect(leaked, 'addresses with a session token in them').toEqual([]);
    },
    { auto: true },
  ],
});

/** Details of a test: `npm test` runs it only if `isCore`. `npm run test:all` runs every test. */
export const coreIf = (isCore: boolean): { tag: string[] } => ({ tag: isCore ? ['@core'] : [] });

export async function signIn(page: Page, { email, password } = demo): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}
