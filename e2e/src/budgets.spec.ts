import { readFile, writeFile } from 'node:fs/promises';
import {
  type Budget,
  budgetOf,
  grownIn,
  mostOf,
  namedFiles,
  type Weights,
  weigh,
} from './harness/budgets.ts';
import { contentsOfBuilds } from './harness/contents.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

type JudgedPage = {
  path: string;
  isGuarded?: boolean;
  heading: string;
  row: [selector: string, text: string];
};
type Budgets = { pages: Record<string, Budget>; contents: Record<string, number> };

const fileOf = (name: string) => new URL(`../../bench/${name}`, import.meta.url);
const readJson = async (name: string) => JSON.parse(await readFile(fileOf(name), 'utf8'));

/** Writes the budgets anew from what is there, instead of holding it to them: `AZ_BUDGETS=write`. */
const isWriting = process.env.AZ_BUDGETS === 'write';
/** Of the bench's own demands (docs: first load), in requests until a page is ready. */
const mostRequests = 20;

/** Runs in every page before anything else: `requestsUntilReady` comes once it shows what it is judged by. */
function watchReady(pages: JudgedPage[]): void {
  const judged = pages.find(({ path }) => path === location.pathname);
  if (!judged) return;
  const shows = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.textContent?.includes(text) && element.checkVisibility(),
    );
  const requestsUntilReady = new Promise<string[]>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!shows('h1', judged.heading) || !shows(...judged.row)) return;
      observer.disconnect();
      resolve(performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')));
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
  Object.assign(window, { requestsUntilReady });
}

test('every judged page keeps its budget of bytes, files and requests', async ({ page, origin }) => {
  const judged: JudgedPage[] = await readJson('pages.json');
  const budgets: Budgets = await readJson('budgets.json');
  const contents = await contentsOfBuilds();
  const seen: Record<string, Weights> = {};
  await page.addInitScript(watchReady, judged);
  const wrong: string[] = [];
  await openSignedIn(page, '/feed/home');
  // The public ones last, by somebody who is signed out.
  for (const one of judged.toSorted((a, b) => Number(b.isGuarded ?? false) - Number(a.isGuarded ?? false))) {
    if (!one.isGuarded) {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    const html = (await (await page.goto(one.path))?.text()) ?? '';
    const asked = await page.evaluate(() => Reflect.get(window, 'requestsUntilReady') as Promise<string[]>);
    const named = namedFiles(html);
    const late = asked.filter((path) => path.startsWith('/areas/') && !named.includes(path));
    // The document is one, too.
    if (asked.length + 1 > mostRequests)
      wrong.push(`${one.path} asks for ${asked.length + 1}, more than ${mostRequests}: ${asked.join(', ')}`);
    seen[one.path] = { ...(await weigh(origin.url, named, contents)), late: late.length };
  }
  if (isWriting) await write(seen);
  for (const [path, weights] of Object.entries(seen)) {
    const budget = budgets.pages[path];
    if (isWriting || !budget) continue;
    const over = (['js', 'css', 'entry', 'files', 'late'] as const).filter(
      (kind) => weights[kind] > budget[kind],
    );
    for (const kind of over) wrong.push(`${path}: ${kind} ${weights[kind]} of ${budget[kind]}`);
    if (over.length > 0) wrong.push(...grownIn(weights.contents, budgets.contents));
  }
  expect(wrong).toEqual([]);
});

async function write(seen: Record<string, Weights>): Promise<void> {
  const pages = Object.fromEntries(Object.entries(seen).map(([path, weights]) => [path, budgetOf(weights)]));
  const all = Object.values(seen).reduce((sum, one) => mostOf(sum, one.contents), {});
  const contents = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(fileOf('budgets.json'), `${JSON.stringify({ pages, contents }, null, 2)}\n`);
}
