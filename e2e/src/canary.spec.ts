import type { Page } from '@playwright/test';
import type { Fault } from './harness/faulty-proxy.ts';
import { scriptsFrom } from './harness/loaded-files.ts';
import type { Origin } from './harness/origin.ts';
import { publishChanged, runAz, type Scripts } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { coreIf, expect, test } from './harness/test.ts';

/** What an observer in the page has seen: alerts, versions that were replaced, and when the heading appeared. */
type Seen = { alerts: string[]; fallbacks: string[]; shownAfter: number };

/** Faults of a canary: in its scripts, or in the loading of its files. */
type CanaryFault = { change?: (scripts: Scripts) => void; fault?: { file: RegExp; fault: Fault } };

const entry = /remoteEntry\.js/;

/** Replaces the component of each page, whatever name it has in the build. */
const withPage = (component: string) => (scripts: Scripts) => {
  const exported = /Component:\(\)=>\w+/;
  for (const [file, text] of scripts) scripts.set(file, text.replace(exported, `Component:()=>${component}`));
};

const throwingAtImport = (scripts: Scripts) => {
  const file = 'remoteEntry.js';
  scripts.set(file, `throw new Error('broken at import');${scripts.get(file)}`);
};

const canaryFaults: [name: string, fault: CanaryFault][] = [
  ['whose entry is not there', { fault: { file: entry, fault: { kind: 'status', status: 404 } } }],
  ['whose entry fails', { fault: { file: entry, fault: { kind: 'status', status: 500 } } }],
  ['whose entry hangs', { fault: { file: entry, fault: { kind: 'hang' } } }],
  ['whose entry is cut off', { fault: { file: entry, fault: { kind: 'truncate' } } }],
  ['whose entry is a page', { fault: { file: entry, fault: { kind: 'html' } } }],
  ['whose entry has other bytes', { fault: { file: entry, fault: { kind: 'flip-byte' } } }],
  ['without the chunks of its pages', { fault: { file: /\d+\.js/, fault: { kind: 'status', status: 404 } } }],
  ['that throws at import', { change: throwingAtImport }],
  ['that throws in render', { change: withPage("()=>{throw new Error('broken in render')}") }],
  ['that stays blank', { change: withPage('()=>null') }],
];

/** Console messages of the browser and of the page about a failed canary. */
const ofTheCanary =
  /Failed to load resource|ERR_|integrity|preload|broken |ChunkLoadError|Loading chunk|MIME type|AreaError|Area content failed/;

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { alerts: [], fallbacks: [], shownAfter: 0 };
    Object.assign(window, { seen });
    window.addEventListener('az:fallback', (event) =>
      seen.fallbacks.push((event as CustomEvent<{ version: string }>).detail.version),
    );
    const look = () => {
      const main = document.querySelector('main');
      const title = main?.querySelector('h1')?.textContent;
      if (title && !seen.shownAfter) seen.shownAfter = performance.now();
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent) seen.alerts.push(alert.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    setInterval(look, 100);
  });
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function openNews(page: Page): Promise<Seen> {
  // Does not wait for the load event, because a hanging file delays it.
  await page.goto('/blogs', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').first()).toBeVisible();
  return seenBy(page);
}

test.describe('a canary', () => {
  test.describe.configure({ mode: 'serial' });

  let usual: number;

  /** Rolls a canary out to everybody while `visit` runs. */
  async function rollOut(
    origin: Origin,
    change: CanaryFault['change'],
    visit: (base: string, version: string) => Promise<void>,
  ) {
    const { base, version } = await publishChanged(origin, 'content', change);
    await runAz(origin, 'rollout', 'start', 'content', version, '--steps', '100');
    try {
      await visit(base, version);
    } finally {
      await runAz(origin, 'rollout', 'abort', 'content');
    }
  }

  test('that works is shown to members', async ({ browser, wire, origin }) => {
    await rollOut(origin, undefined, async (base) => {
      const context = await browser.newContext({ baseURL: wire.url, locale: 'fr-FR' });
      const page = await context.newPage();
      await watch(page);
      await signedIn(page, wire.url);
      const seen = await openNews(page);
      usual = seen.shownAfter;
      expect(seen.fallbacks).toEqual([]);
      expect(await scriptsFrom(page, base)).not.toEqual([]);
      await context.close();
    });
  });

  for (const [name, { change, fault }] of canaryFaults) {
    test(
      `${name} costs a delay and no error`,
      coreIf(name === 'that throws in render'),
      async ({ page, wire, origin, expectErrors }) => {
        expectErrors(ofTheCanary);
        await watch(page);
        await signedIn(page, wire.url);
        await rollOut(origin, change, async (base, version) => {
          if (fault) wire.break(new RegExp(`${base}.*${fault.file.source}`), fault.fault);
          const seen = await openNews(page);
          expect(seen.fallbacks).toEqual([version]);
          expect(seen.alerts).toEqual([]);
          const after = Math.round(seen.shownAfter);
          process.stdout.write(
            `A canary ${name}: its page after ${after} ms, ${Math.round(usual)} ms when it works\n`,
          );
          await page.getByRole('link', { name: 'Feed', exact: true }).click();
          await expect(page.getByRole('feed')).toBeVisible();
          await page.goBack({ waitUntil: 'commit' });
          await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
          expect((await seenBy(page)).alerts).toEqual([]);
        });
      },
    );
  }
});
