import { readFile, writeFile } from 'node:fs/promises';
import { type Budget, budgetOf, grownIn, maxOf, namedFiles, type Weights, weigh } from './harness/budgets.ts';
import { contentsOfBuilds } from './harness/contents.ts';
import { readMeasuredPages, requestsOfFirstView } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

type Budgets = { pages: Record<string, Budget>; contents: Record<string, number> };

const fileOf = (name: string) => new URL(`../../bench/${name}`, import.meta.url);
const readJson = async (name: string) => JSON.parse(await readFile(fileOf(name), 'utf8'));

/** Writes new budgets instead of checking them: `AZ_BUDGETS=write`. */
const isWriting = process.env.AZ_BUDGETS === 'write';
/** How many requests a first view may make, not counting pictures of members. */
const maxRequests = 20;
/** How many pictures of members a first view may load. The number varies with how fast the page grows. */
const maxPictures = 6;

/** How much sizes of the same sources may vary: the build's digest is part of class names and file names. */
const variationBytes = { js: 50, css: 50, entry: 25, files: 0, late: 0 };

// Needs a worker of its own, whose tests Playwright runs after those of the files before it: its name makes it the first.
test.use({
  // The page then loads only the files of its first view, so that all files are counted, however late they load.
  isSavingData: true,
  isCompressedWell: true,
  // A full browser, because the headless shell also loads pictures far below the first view.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: process.env.AZ_BROWSER }),
    { scope: 'worker' },
  ],
});

/**
 * Runs in every page before anything else. Disables timers of 8 seconds and more, such as telemetry and time limits,
 * because they are not part of the first view.
 */
function dropLateTimers(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (work: TimerHandler, delay = 0, ...values: unknown[]) =>
      delay < 8_000 ? setTimeout(work, delay, ...values) : 0,
  });
}

test('every measured page stays within its budget of bytes, files and requests', { tag: '@core' }, async ({
  page,
  origin,
  extensions,
}) => {
  const measured = await readMeasuredPages();
  const budgets: Budgets = await readJson('budgets.json');
  const contents = await contentsOfBuilds();
  const seen: Record<string, Weights> = {};
  await page.addInitScript(dropLateTimers);
  const wrong: string[] = [];
  // If the server has no relations and messages, sample data is loaded late and does not count (decision 109).
  const isLateJudged = extensions.includes('network');
  await openSignedIn(page, '/feed/home');
  // Public pages come last, because they are opened as a signed-out visitor.
  for (const one of measured.toSorted(
    (a, b) => Number(b.isGuarded ?? false) - Number(a.isGuarded ?? false),
  )) {
    if (!one.isGuarded) {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    const html = (await (await page.goto(one.path))?.text()) ?? '';
    const asked = await requestsOfFirstView(page);
    await expect(page.getByRole('heading', { level: 1, name: one.heading })).toBeVisible();
    const [selector, hasText] = one.row;
    await expect(page.locator(selector).filter({ hasText }).first()).toBeVisible();
    const named = namedFiles(html);
    const late = asked.filter((path) => path.startsWith('/areas/') && !named.includes(path));
    const pictures = asked.filter((path) => path.includes('/az/pictures/'));
    // 1 is the document itself.
    const requests = 1 + asked.length - pictures.length - (isLateJudged ? 0 : late.length);
    if (requests > maxRequests || pictures.length > maxPictures)
      wrong.push(`${one.path}: ${requests} requests, ${pictures.length} pictures: ${asked.join(', ')}`);
    seen[one.path] = { ...(await weigh(origin.url, named, contents)), late: late.length };
  }
  if (isWriting) await write(seen);
  for (const [path, weights] of Object.entries(seen)) {
    const budget = budgets.pages[path];
    if (isWriting || !budget) continue;
    const over = (['js', 'css', 'entry', 'files', 'late'] as const)
      .filter((kind) => kind !== 'late' || isLateJudged)
      .filter((kind) => weights[kind] > budget[kind] + variationBytes[kind]);
    for (const kind of over) wrong.push(`${path}: ${kind} ${weights[kind]} of ${budget[kind]}`);
    if (over.length > 0) wrong.push(...grownIn(weights.contents, budgets.contents));
  }
  expect(wrong).toEqual([]);
});

async function write(seen: Record<string, Weights>): Promise<void> {
  const pages = Object.fromEntries(Object.entries(seen).map(([path, weights]) => [path, budgetOf(weights)]));
  const all = Object.values(seen).reduce((sum, one) => maxOf(sum, one.contents), {});
  const contents = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(fileOf('budgets.json'), `${JSON.stringify({ pages, contents }, null, 2)}\n`);
}
