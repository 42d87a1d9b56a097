import type { Fault } from './harness/faulty-proxy.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

type Entry = { url: string; metadata: { integrity: string }; extras: { az: { signature: string } } };
type Document = { microFrontends: Record<string, Entry[]> };

const name = '@az/content';

/** Invalid discovery documents, as a hostile service or a proxy could send them. */
const invalidDocuments: [string, (document: Document, entry: Entry) => unknown][] = [
  ['does not name the area', (document) => ({ ...document, microFrontends: {} })],
  ['is of another shape', () => null],
  ['names no versions', (document) => ({ ...document, microFrontends: { [name]: 'latest' } })],
  [
    'names another file',
    (_, entry) => {
      entry.url = entry.url.replace('remoteEntry', 'another');
    },
  ],
  [
    'names another host',
    (_, entry) => {
      entry.url = `https://evil.test${entry.url}`;
    },
  ],
  [
    'names another integrity',
    (_, entry) => {
      entry.metadata.integrity = `sha384-${'A'.repeat(64)}`;
    },
  ],
  [
    'is signed by somebody else',
    (_, entry) => {
      entry.extras.az.signature = 'A'.repeat(86);
    },
  ],
];

const lost = /ERR_|Failed to load resource|AreaError|Area content failed|SyntaxError/;

test('an open tab survives a discovery service that is down, broken or hostile', async ({
  page,
  origin,
  wire,
  expectErrors,
}) => {
  expectErrors(lost);
  // Discovery fails from the start, because an idle page requests the other areas early.
  wire.break(/^\/discovery$/, { kind: 'reset' });
  await signedIn(page, wire.url);
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const original = await (await fetch(`${origin.url}/discovery`)).text();
  const reply = (body: string, headers: Record<string, string> = {}): Fault => {
    return { kind: 'status', status: 200, headers: { 'content-type': 'application/json', ...headers }, body };
  };
  const invalidReply = (change: (document: Document, entry: Entry) => unknown): Fault => {
    const document = JSON.parse(original) as Document;
    const [entry] = document.microFrontends[name] ?? [];
    return reply(JSON.stringify(change(document, entry as Entry) ?? (change.length === 0 ? null : document)));
  };
  const faults: [string, Fault][] = [
    ['is dead', { kind: 'reset' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['is a page', { kind: 'html' }],
    ['is cut off', { kind: 'truncate' }],
    ['is of an earlier revision', reply(original, { 'az-revision': '0' })],
    ...invalidDocuments.map(([what, change]): [string, Fault] => [what, invalidReply(change)]),
  ];
  for (const [what, fault] of faults) {
    await test.step(`one that ${what}`, async () => {
      wire.mend();
      wire.break(/^\/discovery$/, fault);
      await page.getByRole('link', { name: 'News', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
      await page.getByRole('link', { name: 'Feed', exact: true }).click();
      await expect(page.getByRole('feed')).toBeVisible();
    });
  }
  wire.mend();
  // The page has requested no file that an invalid document names.
  expect(wire.requested.filter((path) => path.startsWith('/areas/content/'))).toEqual([]);
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});
