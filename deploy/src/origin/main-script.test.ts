import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { AnsweringOrigin, answersIn } from '../testing/answering-origin.ts';
import { sampleArea } from '../testing/sample-live.ts';
import { sendRequest } from '../testing/send-request.ts';
import type { ShellRecord } from '../versions/record.ts';
import { tokenMark } from './page-answers.ts';

const script = 'start("{{nonce}} $& </body>");';

let origin: AnsweringOrigin;
let dataDir: string;

const publish = (changes: Partial<ShellRecord> = {}, text = script) =>
  origin.publishShell(dataDir, text, changes);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  origin = new AnsweringOrigin();
  await publish();
  await origin.start(dataDir);
});

afterEach(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true });
});

const session = 'authKey=token';

const page = (headers: Record<string, string> = {}) =>
  sendRequest(`${origin.url}/feed/home`, {
    headers: { 'sec-fetch-dest': 'document', cookie: session, ...headers },
  });

const mainOf = (html: string) => /<script id="az-main" nonce="([^"]+)">(.*?)<\/script>/s.exec(html);
const namesFile = (html: string) => html.includes('<script src="/areas/shell/1.0.0-aaaaaaaa/main.js"');

test('the first page of a member contains the main script, before the answers, and names no file for it', async () => {
  const { bytes, headers } = await page({ 'accept-encoding': 'br' });
  const html = brotliDecompressSync(bytes).toString();
  const [, nonce = '', text] = mainOf(html) ?? [];
  expect(text).toBe(`${script}\n//# sourceURL=/areas/shell/1.0.0-aaaaaaaa/main.js`);
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
  expect(namesFile(html)).toBe(false);
  expect(Object.keys(answersIn(html, tokenMark('token')))).toHaveLength(3);
  expect(html.indexOf('id="az-main"')).toBeLessThan(html.indexOf('data-az-answer'));
});

test.each<[string, Record<string, string>]>([
  ['has the script of another version', { cookie: `${session}; az-main=0.9.0-bbbbbbbb` }],
  ['has a slow network', { ect: '3g' }],
  ['has no session, and gets the sign-in page', { cookie: 'a=b' }],
])('so does one whose browser %s', async (_, headers) => {
  const { bytes, headers: sent } = await page(headers);
  expect(mainOf(String(bytes))).not.toBeNull();
  expect(sent['accept-ch']).toBe('ECT');
});

test.each<[string, Record<string, string>]>([
  ['has the file', { cookie: `${session}; az-main=1.0.0-aaaaaaaa` }],
  ['saves data', { 'save-data': 'on' }],
  ['has a fast network', { ect: '4g' }],
  ['prefetches the page', { 'sec-purpose': 'prefetch' }],
  ['reads the page by a script', { 'sec-fetch-dest': 'empty' }],
])('a browser that %s gets the file', async (_, headers) => {
  const html = String((await page(headers)).bytes);
  expect(mainOf(html)).toBeNull();
  expect(namesFile(html)).toBe(true);
});

test('a page that shows content before any script runs names the file', async () => {
  const [feed] = origin.live.areas;
  const content = { html: '<p>Bienvenue</p>', style: '' };
  await publish({ publicFrame: { html: '{{content}}', style: '', scope: 'shell1' } });
  const routes = [{ path: '/feed/home', group: 'public', title: 'Accueil' } as const];
  const firstContent = { '/feed/home': content };
  origin.live.areas = [sampleArea('feed', { ...feed, routes, firstContent })];
  const visitors = String((await page({ cookie: 'a=b' })).bytes);
  expect(visitors).toContain(content.html);
  expect(mainOf(visitors)).toBeNull();
  expect(namesFile(visitors)).toBe(true);
  // For a member the page has no content.
  expect(mainOf(String((await page()).bytes))).not.toBeNull();
});

test.each<[string, Partial<ShellRecord>, string]>([
  ['that would not cache it', { cachesMain: false }, script],
  ['of a development server', { version: '1.0.0+development' }, script],
  ['that would end its element', {}, 'a="</SCRIPT"'],
  ['that would begin a comment', {}, 'a="<!--<script>"'],
])('the main script of a shell %s is always a file', async (_, changes, text) => {
  await publish(changes, text);
  const html = String((await page()).bytes);
  expect(mainOf(html)).toBeNull();
  expect(namesFile(html)).toBe(true);
});

test('each part of the main script is a script, whose lines have the numbers that they have in the file', async () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  await publish({}, `${hint}react()\n${hint}"${hint.trim()}"\nrouter()\n${hint}start()`);
  const html = String((await page()).bytes);
  const scripts = [...html.matchAll(/<script( id="az-main")? nonce="[^"]+">(.*?)<\/script>/gs)];
  const end = '\n//# sourceURL=/areas/shell/1.0.0-aaaaaaaa/main.js';
  expect(scripts.slice(-3).map(([, id, text]) => [id?.trim(), text])).toEqual([
    ['id="az-main"', `${hint}react()\n${end}`],
    [undefined, `\n\n${hint}"${hint.trim()}"\nrouter()\n${end}`],
    [undefined, `\n\n\n\n\n${hint}start()${end}`],
  ]);
});

test('a script that is altered or cannot be read is left to the browser, and read again for the next page', async () => {
  await origin.writeMain(dataDir, 'altered()');
  expect(namesFile(String((await page()).bytes))).toBe(true);
  await rm(join(dataDir, 'areas'), { recursive: true });
  expect(namesFile(String((await page()).bytes))).toBe(true);
  await origin.writeMain(dataDir, script);
  expect(mainOf(String((await page()).bytes))?.[2]).toContain(script);
});
