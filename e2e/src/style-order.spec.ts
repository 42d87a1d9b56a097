import type { Page } from '@playwright/test';
import { firstViewShown, readMeasuredPages } from './harness/first-view.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { goInside } from './harness/visitor.ts';

// Nothing is prefetched, because prefetching inserts style sheets in another order.
test.use({ isSavingData: true });

/** Pages in addition to those of the bench. Their areas set other sizes of pictures and cards than the kit does. */
const more = ['/feed/albums', '/posts', '/feed/groups', '/feed/groups/1', '/event', '/profile/media'];

const measured = await readMeasuredPages();
const pages = [...measured, ...more.map((path) => ({ path, isGuarded: true }))];

/** A page of another area from which this page is opened. For a public page, it is public as well. */
const startOf = ({ path, isGuarded }: { path: string; isGuarded?: boolean }): string => {
  if (!isGuarded) return '/help';
  return path === '/messaging' ? '/blogs' : '/messaging';
};

/** Element, name and size of every visible picture, button and card, in the order of the document. */
function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#root :is(img, svg, button, [class*="Button-root"], [class*="Card-root"], article)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
        return `${element.tagName} ${name} ${width.toFixed(1)} x ${height.toFixed(1)}`;
      }),
  );
}

/**
 * Runs in the page. Applies its style sheets, joined ones as separate files, in order and then in reverse; the main one
 * stays first, as on every page. Returns the elements' styles that have changed, and the rules outside of layers.
 */
async function reverseStyleSheets(): Promise<{ changed: string[]; outside: string[] }> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')];
  const files = links.flatMap(({ href, dataset }) =>
    (dataset.files?.split(' ') ?? [href]).map((name) => new URL(name, href.replace(/first\/.*/, '')).href),
  );
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  // Transitions are off, because during a transition the computed style is still the old one.
  const noTransitions = '*, ::before, ::after { transition-property: none !important }';
  const apply = (list: string[]) => {
    // New style sheet objects each time, because Chromium ignores a new order of the same objects.
    document.adoptedStyleSheets = [...list, noTransitions].map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    return [...document.querySelectorAll('#root *')].flatMap((element) =>
      [...element.computedStyleMap()].map(
        ([name, values]) =>
          `${element.tagName} ${element.getAttribute('class')} ${name}: ${[...values].join(' ')}`,
      ),
    );
  };
  for (const link of links) link.disabled = true;
  const [main = '', ...others] = texts;
  const before = apply(texts);
  const rules = document.adoptedStyleSheets.slice(0, -1).flatMap(({ cssRules }) => [...cssRules]);
  const after = apply([main, ...others.reverse()]);
  return {
    changed: before.flatMap((style, at) => (style === after[at] ? [] : `${style}, then ${after[at]}`)),
    outside: rules.filter((rule) => !(rule instanceof CSSLayerBlockRule)).map(({ cssText }) => cssText),
  };
}

for (const one of pages) {
  test(`${one.path} looks the same cold, after another page, and with its style sheets in another order`, async ({
    page,
    wire,
  }) => {
    if (one.isGuarded) await signedIn(page, wire.url);
    await page.goto(one.path);
    await firstViewShown(page);
    const warm = await page.context().newPage();
    await warm.goto(startOf(one));
    await firstViewShown(warm);
    await warm.evaluate(goInside, one.path);
    await expect(warm).toHaveTitle(await page.title());
    await expect(async () => {
      const boxes = await boxesOf(page);
      expect(boxes).not.toEqual([]);
      expect(await boxesOf(warm)).toEqual(boxes);
    }).toPass({ timeout: 60_000 });
    const { changed, outside } = await page.evaluate(reverseStyleSheets);
    expect(outside).toEqual([]);
    expect(changed).toEqual([]);
  });
}
