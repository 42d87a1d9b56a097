import { rm } from 'node:fs/promises';
import { makeDataDir } from '../testing/data-dir.ts';
import { findingsIn, policiesIn } from '../testing/policy-findings.ts';
import { type Program, startProgram } from '../testing/program.ts';

// Starts an origin of its own, which takes long on a busy machine.
jest.setTimeout(120_000);

let dataDir: string;
let origin: Program;
let url: string;

beforeAll(async () => {
  dataDir = await makeDataDir('policies');
  origin = await startProgram('serve-origin.mjs', { environment: { DATA_DIR: dataDir } });
  url = (JSON.parse(origin.ready) as { url: string }).url;
}, 120_000);

afterAll(async () => {
  await origin.end();
  await rm(dataDir, { recursive: true });
});

/** Policies of a reply. A browser enforces each of them: only what all of them allow is allowed. */
async function policiesOf(path: string): Promise<string[]> {
  const { headers } = await fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  return policiesIn(headers.get('content-security-policy'));
}

/** Every reply with a policy of its own, and the number of its policies. */
const answers: [name: string, path: string, policies: number][] = [
  ['a page', '/help', 2],
  ['a page that is not there', '/nulle-part', 2],
  ['the page of an override link', '/?az-override=unknown', 1],
  ['the reference of the API', '/az-connect-backend/api/docs', 1],
  ['the page that ends mails', '/az-connect-backend/api/unsubscribe/unknown', 1],
  ['a call of the API', '/az-connect-backend/api/capabilities', 1],
  ['a script of an area', '/areas/feed/1.0.0-b100/remoteEntry.js', 1],
  ['joined scripts of the shell', '/areas/shell/1.0.0-a100/first/frame+kit-base.js', 1],
  ['a file that is not there', '/areas/feed/1.0.0-b100/evil.html', 1],
  ['the service worker', '/service-worker.js', 1],
  ['the worker that reports a hung page', '/heartbeat-worker.js', 1],
  ['the worker that reduces pictures', '/picture-worker.js', 1],
  ['discovery', '/discovery', 1],
  ['an icon', '/icon.svg', 1],
];

test.each(answers)('the policy of %s (%s) has no finding', async (_name, path, count) => {
  const policies = await policiesOf(path);
  expect(policies).toHaveLength(count);
  // Mild findings of a page's second policy are the subject of the next test.
  const [first = '', second] = policies;
  expect({ first, ...findingsIn(first) }).toEqual({ first, severe: [], mild: [] });
  if (second) expect(findingsIn(second).severe).toEqual([]);
});

test('of the two policies of a page the first is complete; the second only restricts it', async () => {
  const [first = '', second = ''] = await policiesOf('/help');
  expect(findingsIn(first)).toEqual({ severe: [], mild: [] });
  // `self` would allow an uploaded script, without the nonce that the first policy requires.
  expect(findingsIn(second)).toEqual({ severe: [], mild: ["MEDIUM_MAYBE script-src 'self'"] });
});

test('the offline page inside the service worker has no finding', async () => {
  const script = await (await fetch(`${url}/service-worker.js`)).text();
  const policy = /"content-security-policy":"([^"]+)"/.exec(script)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(findingsIn(policy)).toEqual({ severe: [], mild: [] });
});

test('a weakened policy is found', () => {
  for (const policy of [
    "default-src 'self' 'unsafe-inline'",
    "script-src * ; object-src 'none'; base-uri 'none'",
    "script-src 'nonce-abcdefghijklmnop' 'strict-dynamic'",
  ])
    expect(findingsIn(policy).severe).not.toEqual([]);
});
