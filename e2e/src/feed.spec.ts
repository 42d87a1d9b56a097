import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const api = '**/az-connect-backend/api';

/** Announcements as a server sends them, newest first. */
const announcements = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${from + index}`,
    type: 'announcement',
    text: `Annonce ${from + index}`,
    created_at: '2026-01-05T10:00:00.000Z',
    author: { Customers_Numbers: '7', Names: 'Inès', LastName: 'Okemba', type: 'person', isVerify: false },
    like_count: 2,
    comment_count: 1,
    image_count: 1,
    liked: false,
    own: false,
  }));

const comment = {
  id: 'c1',
  text: 'Bien vu.',
  created_at: '2026-01-05T11:00:00.000Z',
  author: { Customers_Numbers: '8', Names: 'Luc', LastName: 'Abena', type: 'person', isVerify: false },
};

/** Mocks the feed with `pages` pages of `size` announcements, each with a comment. Returns the list of calls made. */
async function fakeFeed(page: Page, { pages, size }: { pages: number; size: number }): Promise<string[]> {
  const calls: string[] = [];
  await page.route(`${api}/az/global*`, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    calls.push(`global ${at}`);
    const next = at + 1 < pages ? String(at + 1) : null;
    return route.fulfill({
      json: { success: true, feeds: announcements(at * size, size), meta: { next_cursor: next } },
    });
  });
  // Reading announcements again fails, so that the mocked ones, which the server does not have, stay on the page.
  await page.route(/\/az\/announcements\?ids=/, (route) => route.fulfill({ json: { success: false } }));
  await page.route(`${api}/az/announcements-*/*`, (route) => {
    calls.push(new URL(route.request().url()).pathname.split('/az/')[1] ?? '');
    const isImages = route.request().url().includes('announcements-images');
    return route.fulfill({
      json: isImages ? { success: true, images: [] } : { success: true, comments: [comment] },
    });
  });
  return calls;
}

const cards = (page: Page) => page.getByRole('feed').getByRole('article');

test('requests images and comments of the first cards only', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  const calls = await fakeFeed(page, { pages: 1, size: 30 });
  await page.goto('/feed/home');
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '30');
  await expect(cards(page).first().getByText('Bien vu.')).toBeVisible();
  await firstViewShown(page);
  const details = calls.filter((call) => call.startsWith('announcements-'));
  expect(details.length).toBeGreaterThanOrEqual(2);
  expect(details.length).toBeLessThanOrEqual(12);
  // Scrolls several times, because a block's placeholder is first replaced by placeholders of cards, then by cards.
  const card = page.getByRole('feed').locator('[aria-posinset="21"]');
  await expect(async () => {
    await card.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(card.getByText('Bien vu.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(calls).toContain('announcements-comments/n20');
});

test('loads three pages by itself, then waits for the button; sample posts are at the end', async ({
  page,
  baseURL,
}) => {
  await signedIn(page, baseURL ?? '');
  await withoutExtension(page, 'network');
  const calls = await fakeFeed(page, { pages: 6, size: 4 });
  await page.goto('/feed/home');
  const more = page.getByRole('main').getByRole('button', { name: 'Voir plus', exact: true });
  const pagesAsked = () => calls.filter((call) => call.startsWith('global')).length;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return pagesAsked();
    })
    .toBe(4);
  await expect(cards(page)).toHaveCount(16);
  await page.keyboard.press('End');
  await expect(more).toBeVisible();
  expect(pagesAsked()).toBe(4);
  await expect(page.getByRole('heading', { name: 'Publications d’exemple' })).toHaveCount(0);
  await more.click();
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(16)).toBeFocused();
  // Waits for the comments of the cards above, because the button moves down when they appear.
  await more.scrollIntoViewIfNeeded();
  await expect(cards(page).nth(19).getByText('Bien vu.')).toBeVisible();
  await more.click();
  await expect(more).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Publications d’exemple' })).toBeVisible();
});

test('keeps the scroll position on Back', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  const calls = await fakeFeed(page, { pages: 3, size: 10 });
  await page.goto('/feed/home');
  await expect(cards(page)).toHaveCount(10);
  await expect(() => cards(page).nth(7).scrollIntoViewIfNeeded()).toPass();
  await expect(cards(page).nth(7).getByText('Bien vu.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // Position in the window, which stays the same when content above grows.
  const top = async () => (await cards(page).nth(7).boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(7).getByText('Bien vu.')).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
  // A further page may have loaded meanwhile, but no page may be requested twice.
  const pages = calls.filter((call) => call.startsWith('global'));
  expect(new Set(pages).size).toBe(pages.length);
});

test('shows that there are newer posts instead of moving the content', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await fakeFeed(page, { pages: 1, size: 1 });
  let newest = 3;
  await page.route(`${api}/az/global*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        feeds: announcements(0, newest).reverse(),
        meta: { next_cursor: null },
      },
    }),
  );
  await page.clock.install();
  await page.goto('/feed/home');
  await expect(cards(page)).toHaveCount(3);
  const pill = page.getByRole('button', { name: 'Nouvelles publications' });
  await page.clock.runFor(70_000);
  await expect(pill).toHaveCount(0);
  newest = 4;
  await page.clock.runFor(70_000);
  await expect(pill).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await pill.click();
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).first()).toContainText('Annonce 3');
  await expect(pill).toHaveCount(0);
});

test('a like shows at once, survives a reload, and is reverted with a message when it fails', {
  tag: '@core',
}, async ({ page, baseURL, expectErrors, needs }) => {
  needs('network');
  expectErrors(/400/);
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  const like = cards(page)
    .nth(1)
    .getByRole('button', { name: /J’aime/ });
  // Scrolls to the card, because a card far from the window is only a placeholder with its text.
  await expect(() => cards(page).nth(1).scrollIntoViewIfNeeded()).toPass();
  const before = await like.getAttribute('aria-pressed');
  const after = before === 'true' ? 'false' : 'true';
  const stored = page.waitForResponse(/\/like$/);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', after);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', after);
  await page.route(`${api}/az/announcements/*/like`, (route) =>
    route.fulfill({ status: 400, json: { message: 'Panne' } }),
  );
  await like.click();
  await expect(page.getByText(/n’a pas été enregistrée/)).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', after);
});

test('hiding can be undone, and lasts', async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  const first = cards(page).first();
  const id = await first.getAttribute('aria-describedby');
  const text = await page.locator(`[id="${id}"]`).textContent();
  const start = (text ?? '').slice(0, 30);
  const hide = async () => {
    await first.getByRole('button', { name: /^Actions sur la publication/ }).click();
    await page.getByRole('menuitem', { name: 'Masquer la publication' }).click();
  };
  await hide();
  await expect(first.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await first.getByRole('button', { name: 'Annuler' }).click();
  await expect(first).toContainText(start);
  await hide();
  await expect(page.getByRole('feed')).not.toContainText(start);
  await page.reload();
  await expect(first).toBeVisible();
  await expect(page.getByRole('feed')).not.toContainText(start);
});

test('someone is blocked on the device, and unblocked in the settings', async ({ page, baseURL }) => {
  await withoutExtension(page, 'network');
  await signedIn(page, baseURL ?? '');
  // The feed is mocked, because it must contain only announcements of others.
  await fakeFeed(page, { pages: 1, size: 3 });
  await page.goto('/feed/home');
  const other = cards(page).filter({ hasNotText: 'Clarisse Mboumba-Nziengui' }).first();
  const name = (await other.getByRole('heading', { level: 2 }).textContent())?.trim() ?? '';
  const theirs = page.getByRole('feed').getByRole('article', { name: new RegExp(`^${name}`) });
  const choose = async (entry: string) => {
    await theirs
      .first()
      .getByRole('button', { name: /^Actions sur la publication/ })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const undo = page.getByRole('feed').getByRole('button', { name: 'Annuler' });
  await choose(`Bloquer ${name}`);
  const question = page.getByRole('dialog', { name: `Bloquer ${name}\u202f?` });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  expect(await violationsOf(page), 'question').toEqual([]);
  await question.getByRole('button', { name: 'Bloquer' }).click();
  await expect(undo).toBeFocused();
  await expect(theirs).toHaveCount(0);
  await page.goto('/settings/privacy');
  const row = page.getByRole('listitem').filter({ hasText: 'Personnes bloquées' });
  await row.getByRole('button', { name: /Personnes bloquées/ }).click();
  await row.getByRole('button', { name: `Débloquer ${name}` }).click();
  await expect(row.getByRole('button', { name: `Débloquer ${name}` })).toHaveCount(0);
  await page.goto('/feed/home');
  await expect(theirs.first()).toBeVisible();
});

test('single keys move from card to card, including cards that are placeholders', async ({
  page,
  baseURL,
}) => {
  await signedIn(page, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 120 });
  await fakeFeed(page, { pages: 1, size: 6 });
  await page.goto('/feed/home');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('article', { name: /^Publication de/ }).first()).toBeAttached();
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('j');
    await expect(cards(page).nth(at)).toContainText(`Annonce ${at}`);
    await expect(cards(page).nth(at)).toBeFocused();
  }
});

test('a failed feed shows why and retries, with the sample posts below', async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/503/);
  await signedIn(page, baseURL ?? '');
  await withoutExtension(page, 'network');
  await page.route(`${api}/az/global*`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/feed/home');
  await expect(page.getByText('Failed to load global feed')).toHaveAttribute('lang', 'en');
  await page.getByRole('heading', { name: 'Publications d’exemple' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Le nouvel espace de travail', { exact: false })).toBeVisible();
  await page.unroute(`${api}/az/global*`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a comment is liked and written with the keyboard alone', async ({ page, baseURL, needs }) => {
  needs('network');
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  const first = cards(page).first();
  await first.focus();
  await expect(first).toBeFocused();
  const like = first.getByRole('button', { name: /J’aime/ });
  const before = await like.getAttribute('aria-pressed');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await like.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(like).toBeFocused();
  await page.keyboard.press('Space');
  await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByLabel('Écrire un commentaire')).toBeFocused();
  const text = `Merci pour ce partage (${test.info().testId})`;
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(first.getByRole('listitem').getByText(text)).toBeVisible();
});

test('five hundred announcements keep the document small', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signedIn(page, baseURL ?? '');
  await fakeFeed(page, { pages: 10, size: 50 });
  await page.goto('/feed/home');
  const more = page.getByRole('main').getByRole('button', { name: 'Voir plus', exact: true });
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        if ((await more.isVisible()) && (await more.isEnabled())) await more.click();
        return cards(page).first().getAttribute('aria-setsize');
      },
      { timeout: 90_000 },
    )
    .toBe('500');
  // There are few elements, because one placeholder stands for up to a thousand cards far from the window.
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('*').length), { timeout: 20_000 })
    .toBeLessThan(1000);
  // Waits until the scrolling of the last key press has ended.
  let scrolled = -1;
  await expect
    .poll(async () => {
      const before = scrolled;
      scrolled = await page.evaluate(() => scrollY);
      return scrolled === before;
    })
    .toBe(true);
  // The browser's own search finds text in placeholders and scrolls near it, where cards are then rendered.
  expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Annonce 275']))).toBe(
    true,
  );
  const nearest = () =>
    page.evaluate(() => {
      const drawn = [...document.querySelectorAll('[role="feed"] article')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && one.querySelector('button');
      });
      const numbers = drawn.map((one) => Number(/Annonce (\d+)/.exec(one.textContent ?? '')?.[1]));
      return Math.min(...numbers.map((number) => Math.abs(number - 275)));
    });
  await expect.poll(nearest).toBeLessThan(10);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the home page and its dialogs have no violation, and nothing shifts on its first load', async ({
        page,
        baseURL,
      }) => {
        await signedIn(page, baseURL ?? '');
        await page.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/feed/home');
        await expect(cards(page).first()).toBeVisible();
        await firstViewShown(page);
        const moved = await page.evaluate(() =>
          (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
        );
        expect(moved).toBeLessThanOrEqual(0.02);
        expect(await violationsOf(page), 'page').toEqual([]);
        expect(await noSideScroll(page)).toBe(true);
        await page
          .getByRole('button', { name: /Voir la story/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violationsOf(page), 'story').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: 'Quoi de neuf' }).click();
        await expect(page.getByLabel('Votre publication')).toBeFocused();
        expect(await violationsOf(page), 'composer').toEqual([]);
      });
    });
  }
}
