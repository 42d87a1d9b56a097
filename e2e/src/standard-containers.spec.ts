import type { Page } from '@playwright/test';
import { type Example, makeStable, pageScript, publishExample, toolchains } from './harness/examples.ts';
import { scriptsFrom } from './harness/loaded-files.ts';
import { violationsOf } from './harness/page-checks.ts';
import { runAz, type Scripts } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const refused =
  /integrity|Failed to load resource|ERR_|preload|AreaError|Area content failed|broken at import/;

const heading = (page: Page) => page.getByRole('heading', { name: 'Exemple', level: 1 });
const tile = (page: Page) => page.getByRole('alert');

/** On a busy machine, all files of an area take long to load, especially of two versions when one fails. */
const slow = { timeout: 60_000 };
const expectPage = (page: Page) => expect(heading(page)).toBeVisible(slow);

const throwingPage = (scripts: Scripts) => {
  const file = pageScript(scripts);
  scripts.set(file, `throw new Error('broken at import');${scripts.get(file)}`);
};

/** Expects that the page's state works, which proves that the page uses the React that renders it. */
async function expectState(page: Page): Promise<void> {
  await expect(page.getByText('Compteur : 0')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Compteur : 1')).toBeVisible();
}

/**
 * Names of the builds that have taken React from the page. Of two versions built with `@module-federation/vite`, only
 * the first takes React, because this tool keeps shares for the whole page.
 */
const usersOfReact = (page: Page) =>
  page.evaluate(() => {
    const { consumers } = Reflect.get(globalThis, 'azShareScope') as { consumers: Map<string, Set<string>> };
    return [...(consumers.get('react') ?? [])];
  });

/** Opens the only page of an example's area. */
async function open(page: Page, { area }: Example): Promise<void> {
  await page.goto(`/${area}`, { waitUntil: 'commit' });
}

for (const toolchain of toolchains) {
  test.describe(`an area built by ${toolchain}`, () => {
    test.describe.configure({ mode: 'default' });
    test.setTimeout(300_000);
    let stable: Example;

    test.beforeAll(async ({ origin }) => {
      test.setTimeout(300_000);
      stable = await publishExample(origin, toolchain);
      await makeStable(origin, stable);
    });

    test('renders with React of the shell: state, a portal, a chunk on demand, no violation', async ({
      page,
      wire,
    }) => {
      await signedIn(page, wire.url);
      await open(page, stable);
      await expectPage(page);
      await expect(heading(page).locator('..')).toHaveCSS('border-top-width', '3px');
      await expectState(page);
      await page.getByRole('button', { name: 'Ouvrir l’avis' }).click();
      await expect(page.locator('body > [role=status]', { hasText: 'Avis affiché' })).toBeVisible();
      await expect(page.getByText('Les notes de l’exemple.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Afficher les notes' }).click();
      await expect(page.getByText('Les notes de l’exemple.')).toBeVisible();
      expect(await usersOfReact(page)).toContain(stable.container);
      const loaded = await scriptsFrom(page, stable.base);
      expect(loaded).toContain(stable.base + stable.page);
      expect(stable.copies.filter((file) => loaded.includes(stable.base + file))).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
    });

    for (const part of ['entry', 'page'] as const) {
      test(`one changed byte in its ${part}: it does not run, and Réessayer works afterwards`, async ({
        page,
        wire,
        expectErrors,
      }) => {
        expectErrors(refused);
        await signedIn(page, wire.url);
        const file = part === 'entry' ? 'remoteEntry.js' : stable.page;
        wire.break(new RegExp(stable.base + file), { kind: 'flip-byte' });
        await open(page, stable);
        await expect(tile(page)).toContainText("Cette page n'a pas pu être chargée.", slow);
        // A container that is an ES module sets no variable, and runs only when all its scripts have loaded.
        const ran = await page.evaluate((name) => name in globalThis, stable.container);
        expect(ran).toBe(part !== 'entry' && toolchain !== 'vite');
        wire.mend();
        await page.getByRole('button', { name: 'Réessayer' }).click();
        await expectPage(page);
      });
    }

    test('a canary of it that throws is replaced by the stable version without an error', async ({
      page,
      wire,
      origin,
      expectErrors,
    }) => {
      expectErrors(refused);
      const canary = await publishExample(origin, toolchain, throwingPage);
      await runAz(origin, 'rollout', 'start', canary.area, canary.version, '--steps', '100');
      await signedIn(page, wire.url);
      await open(page, stable);
      await expectPage(page);
      await expect(tile(page)).toHaveCount(0);
      await expectState(page);
      for (const { base } of [canary, stable]) expect(await scriptsFrom(page, base)).not.toEqual([]);
      await runAz(origin, 'rollout', 'abort', canary.area);
    });

    test('a version is shown by an override, rolled out, and recalled', async ({ page, wire, origin }) => {
      const next = await publishExample(origin, toolchain);
      await signedIn(page, wire.url);
      const said = await runAz(origin, 'override', next.area, next.version, '--why', 'trying');
      await page.goto(`/${next.area}${/\?az-override=\S+/.exec(said)?.[0]}`);
      await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
      await expectPage(page);
      expect(await usersOfReact(page)).toEqual(expect.arrayContaining([next.container]));
      await page.getByRole('link', { name: 'Quitter l’aperçu' }).click();
      await expectPage(page);
      expect(await scriptsFrom(page, next.base)).toEqual([]);

      await makeStable(origin, next);
      await open(page, next);
      await expectPage(page);
      expect(await scriptsFrom(page, next.base)).not.toEqual([]);
      await runAz(origin, 'recall', next.area, next.version, '--why', 'trying');
      await open(page, next);
      await expectPage(page);
      expect(await scriptsFrom(page, next.base)).toEqual([]);
      expect(await scriptsFrom(page, stable.base)).not.toEqual([]);
    });
  });
}
