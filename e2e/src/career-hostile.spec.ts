import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const root = resolve(import.meta.dirname, '../..');

/** The hostile documents that the sanitiser's unit test uses. */
async function readDocuments(): Promise<string[]> {
  const path: string = join(root, 'mfe-profile/src/testing/hostile-descriptions.ts');
  const { hostileDescriptions } = (await import(path)) as { hostileDescriptions: string[] };
  return hostileDescriptions;
}

/** Whether a directive of the page's policies is kept. */
type Keep = (directive: string) => boolean;

const isTrustedTypes: Keep = (directive) => /trusted-types/.test(directive);

/** Serves the page with only some directives of its policies. */
async function keepPolicies(page: Page, keep: Keep): Promise<void> {
  await page.route('**/profile/about', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .flatMap(({ value }) => value.split(','))
      .map((policy) => policy.split(';').filter(keep).join(';').trim())
      .filter((policy) => policy !== '');
    delete headers['content-security-policy'];
    if (policies.length > 0) headers['content-security-policy'] = policies.join(', ');
    await route.fulfill({ response: answer, headers });
  });
}

const jobOf = (html: string, index: number) => ({
  id: index + 1,
  position: { Positions_Number: '1', fr_Positions: `Poste ${index + 1}`, Descriptions: html },
  company: { Customers_Numbers: '1', Names: 'Mavoula' },
  starting_date: '2020-01-01',
  ending_date: null,
  skills: [],
  tools: [],
  tasks: [],
});

/** How many programs of the documents have run. Waits until every picture has loaded or failed. */
async function ranOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Pictures that the documents have moved off the screen would otherwise never load.
    for (const image of document.images) image.loading = 'eager';
    const isSettled = [...document.images].map(
      (image) =>
        image.complete ||
        new Promise((settle) => {
          image.addEventListener('load', settle);
          image.addEventListener('error', settle);
        }),
    );
    await Promise.all(isSettled);
    // Two turns of the event loop, because `error` and `toggle` events are separate tasks.
    for (const _turn of [1, 2])
      await new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
    return (window as { __ran?: number }).__ran ?? 0;
  });
}

/** Inserts each document as HTML, without the sanitiser. Returns how many documents the browser has refused. */
function insertRaw(page: Page, documents: string[]): Promise<number> {
  return page.evaluate((htmls) => {
    let refused = 0;
    for (const html of htmls) {
      const element = document.createElement('div');
      document.querySelector('main')?.append(element);
      try {
        element.innerHTML = html;
      } catch {
        refused += 1;
      }
      for (const link of element.querySelectorAll('a'))
        if (link.getAttribute('href')?.replace(/\s/g, '').toLowerCase().startsWith('javascript:'))
          link.click();
    }
    return refused;
  }, documents);
}

// All console errors are expected, because blocked programs log errors. The tests count the programs that have run.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectErrors }) => expectErrors(/./));

test('the sanitiser alone prevents every program in a description', async ({ page, baseURL }) => {
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThanOrEqual(200);
  await signedIn(page, baseURL ?? '');
  await keepPolicies(page, () => false);
  await page.route('**/user-jobs-history*', (route) =>
    route.fulfill({ json: { status: true, jobsHistory: documents.map(jobOf) } }),
  );
  await page.goto('/profile/about');
  const card = page.getByRole('region', { name: 'Expériences' });
  await expect(card.getByRole('article')).toHaveCount(documents.length);
  await expect(card.getByText('Un texte').first()).toBeVisible();
  expect(await ranOn(page)).toBe(0);
  const foreignParts = await card.evaluate((region) =>
    [...region.querySelectorAll('*')].flatMap((element) => {
      const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'));
      const href = element.getAttribute('href') ?? 'https://';
      const isAllowed = !/^(script|iframe|object|embed|form|style|link|meta|base|math|video|audio)$/.test(
        element.localName,
      );
      return isAllowed &&
        handlers.length === 0 &&
        /^(https?:|mailto:|\/profile\/feed\?member=\d+$)/.test(href)
        ? []
        : [element.outerHTML];
    }),
  );
  expect(foreignParts).toEqual([]);
});

for (const [name, keep, refusesHtml] of [
  ['the policies of the page', () => true, true],
  ['Content Security Policy alone', (directive: string) => !isTrustedTypes(directive), false],
  ['Trusted Types alone', isTrustedTypes, true],
] as [string, Keep, boolean][]) {
  test(`${name} prevent every program in a description that is set as HTML`, async ({ page, baseURL }) => {
    const documents = await readDocuments();
    await signedIn(page, baseURL ?? '');
    await keepPolicies(page, keep);
    await page.goto('/profile/about');
    await expect(page.getByRole('heading', { name: 'Expériences' })).toBeVisible();
    expect(await insertRaw(page, documents)).toBe(refusesHtml ? documents.length : 0);
    expect(await ranOn(page)).toBe(0);
  });
}

test('without any of them the programs run: the documents are real attacks', async ({ page, baseURL }) => {
  const documents = await readDocuments();
  await signedIn(page, baseURL ?? '');
  await keepPolicies(page, () => false);
  await page.goto('/profile/about');
  await expect(page.getByRole('heading', { name: 'Expériences' })).toBeVisible();
  // Documents that navigate are left out, because a navigation would end the count.
  await insertRaw(
    page,
    documents.filter((html) => !/meta|base|form/i.test(html)),
  );
  expect(await ranOn(page)).toBeGreaterThan(20);
});
