import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ElementHandle, Page } from '@playwright/test';
import { differingPixels } from './picture-difference.ts';

/** What has a state, or shows that something loads, and must be seen without colours and backgrounds (WCAG 1.4.1). */
const withState = [
  '[aria-current], [aria-selected], [aria-pressed], [aria-checked]',
  'input[type=radio]:checked, input[type=checkbox], [role=progressbar][aria-valuenow]',
  '[data-own], [data-status], [data-filled], [data-story], .mantine-Skeleton-root',
].join();

const resultFolder = resolve(import.meta.dirname, '../../../test-results/e2e');
/**
 * Kinds whose state has been seen, one on each line. All workers share it, so that each kind is checked once in each look:
 * two pictures take 0.1 s. Playwright empties its folder when it starts.
 */
const seenFile = join(resultFolder, 'seen-states.txt');

const seenKinds = (): Set<string> =>
  new Set(existsSync(seenFile) ? readFileSync(seenFile, 'utf8').split('\n') : []);

function keepSeen(kind: string): void {
  mkdirSync(resultFolder, { recursive: true });
  appendFileSync(seenFile, `${kind}\n`);
}

/** Runs in the page. The elements with a state in the open dialog or menu, or in the page, and the kind of each. */
function findStates(selector: string): { kinds: string[]; elements: Element[] } {
  // Also in older browsers, which have no `checkVisibility`.
  const isDrawn = (element: Element) => element.getClientRects().length > 0;
  const layers = [...document.querySelectorAll('[aria-modal=true], [role=menu], [role=listbox]')];
  const root = layers.filter(isDrawn).pop() ?? document;
  const look = `${innerWidth} px ${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}`;
  const elements = [...root.querySelectorAll(selector)].filter(isDrawn);
  const kindOf = (element: Element) => {
    const names = element.getAttributeNames().filter((name) => /^data-|^aria-[cps]/.test(name));
    return `${element.tagName.toLowerCase()}.${element.className} ${names.sort().join(' ')}, ${look}`;
  };
  return { kinds: elements.map(kindOf), elements };
}

/**
 * Runs in the page. Removes what makes two pictures differ but does not show a state well enough: animations, bold
 * letters, and the side on which own messages are.
 */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { animation: none !important; transition: none !important; font-weight: 400 !important }
    [data-own] { align-self: start !important; align-items: start !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. Undoes `holdStill`. */
function letMove(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

type Box = { x: number; y: number; width: number; height: number };

/** Runs in the page. The box of the element in the window, or null if something covers the element. */
function boxInWindow(element: Element): Box | null {
  // The box of an input of the kit is beside the input.
  const shown = element.matches('input') ? (element.parentElement ?? element) : element;
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height, right } = shown.getBoundingClientRect();
  const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!topmost || !(shown.contains(topmost) || topmost.contains(shown)) || width * height === 0) return null;
  // A presence is a dot at the corner of an avatar.
  if (element.matches('[data-status]')) return { x: right - 12, y: y + height - 12, width: 12, height: 12 };
  return { x, y, width, height };
}

/** Runs in the page. Changes the state, or restores the changed state. */
function toggleState(element: Element): void {
  if (element instanceof HTMLInputElement) element.checked = !element.checked;
  else if (element instanceof HTMLElement && element.matches('[role=progressbar], .mantine-Skeleton-root'))
    element.style.visibility = element.style.visibility === 'hidden' ? '' : 'hidden';
  const opposites: Record<string, string> = {
    true: 'false',
    false: 'true',
    online: 'offline',
    offline: 'online',
  };
  for (const name of [
    'aria-selected',
    'aria-pressed',
    'aria-checked',
    'data-own',
    'data-filled',
    'data-status',
    'data-story',
  ]) {
    const opposite = opposites[element.getAttribute(name) ?? ''];
    if (opposite) element.setAttribute(name, opposite);
  }
  const [from, to] = element.hasAttribute('aria-current')
    ? ['aria-current', 'data-former-current']
    : ['data-former-current', 'aria-current'];
  const current = element.getAttribute(from);
  if (current !== null) element.setAttribute(to, current);
  element.removeAttribute(from);
}

/** How often an element is compared that has moved meanwhile. */
const maxComparisons = 20;

/**
 * Whether pictures with and without the state differ, at least by a line 2 pixels wide and as long as the shorter side.
 * Null if the element cannot be seen itself. Throws if the element moves during each comparison.
 */
async function isStateSeen(page: Page, element: ElementHandle<Element>): Promise<boolean | null> {
  const margin = 4;
  for (let attempt = 0; attempt < maxComparisons; attempt += 1) {
    const box = await element.evaluate(boxInWindow);
    if (box === null) return null;
    const { x, y, width, height } = box;
    const left = Math.max(0, x - margin);
    const top = Math.max(0, y - margin);
    const clip = { x: left, y: top, width: x + width + margin - left, height: y + height + margin - top };
    const before = await page.screenshot({ clip });
    await element.evaluate(toggleState);
    const after = await page.screenshot({ clip });
    await element.evaluate(toggleState);
    const boxAfter = await element.evaluate(boxInWindow);
    // Something that the page has loaded meanwhile has moved the element: the pictures cannot be compared.
    if (JSON.stringify(box) !== JSON.stringify(boxAfter)) continue;
    const pictures = [before, after].map((picture) => picture.toString('base64'));
    const pixels = await page.evaluate(differingPixels, pictures);
    return pixels >= 2 * Math.min(width, height);
  }
  const html = await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 200));
  throw new Error(`Moved during ${maxComparisons} comparisons of contrast themes: ${html}`);
}

/**
 * What has a state (current, selected, pressed, checked) that is not seen in a contrast theme of Windows (WCAG 1.4.1,
 * 1.4.11), at the page's width and colour scheme. The page is as before, except for its scroll position.
 */
export async function unseenStates(page: Page): Promise<string[]> {
  const found = await page.evaluateHandle(findStates, withState);
  const kinds = await found.evaluate((states) => states.kinds);
  const known = seenKinds();
  const elements: [kind: string, element: ElementHandle<Element>][] = [];
  for (const [index, kind] of kinds.entries()) {
    if (known.has(kind)) continue;
    const element = await found.evaluateHandle(({ elements }, at) => elements[at] as Element, index);
    // Other colours take long on a large page, so they wait for an element that can be compared.
    if (await element.evaluate(boxInWindow)) elements.push([kind, element]);
  }
  const unseen = elements.length > 0 ? await unseenInForcedColours(page, elements) : [];
  await found.dispose();
  return unseen;
}

/** The kinds of the given elements that are not seen in forced colours. */
async function unseenInForcedColours(
  page: Page,
  elements: [kind: string, element: ElementHandle<Element>][],
): Promise<string[]> {
  const unseen: string[] = [];
  const checked = new Set<string>();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(holdStill);
  for (const [kind, element] of elements) {
    if (checked.has(kind)) continue;
    const isSeen = await isStateSeen(page, element);
    if (isSeen !== null) checked.add(kind);
    if (isSeen) keepSeen(kind);
    if (isSeen === false) unseen.push(kind);
  }
  await page.evaluate(letMove);
  await page.emulateMedia({ forcedColors: null });
  return unseen;
}
