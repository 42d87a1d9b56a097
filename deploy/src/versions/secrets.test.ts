import { generateKeyPairSync } from 'node:crypto';
import { findSecrets } from './secrets.ts';

const fill = (length: number, letters: string) =>
  Array.from({ length }, (_, index) => letters[(index * 7 + 3) % letters.length]).join('');
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const base64 = (text: string) => Buffer.from(text).toString('base64url');

// Concatenated here, so that this file holds no secret itself.
const planted: [string, string][] = [
  ['32 bytes in hexadecimal', fill(64, '0123456789abcdef')],
  ['an address of PostgreSQL with its password', `postgres://az:${fill(12, letters)}@db.test/az`],
  ['an address of SMTP with its password', `smtps://az:${fill(12, letters)}@mail.test`],
  ['a web address with its password', `https://az:${fill(16, letters)}@api.test/v1`],
  [
    'a private key',
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ],
  ['an access key of AWS', `aws_secret_access_key='${fill(40, `${letters}/`)}'`],
  ['a token of GitHub', `ghp_${fill(36, letters)}`],
  ['a token of npm', `//registry.npmjs.org/:_authToken=npm_${fill(36, letters)}`],
  ['a token of Slack', `xoxb-${fill(12, '0123456789')}-${fill(12, '0123456789')}-${fill(24, letters)}`],
  ['a key of SendGrid', `SG.${fill(22, letters)}.${fill(43, letters)}`],
];

test('there are ten kinds to find', () => expect(planted).toHaveLength(10));

test.each(planted)('finds %s among minified code, and does not repeat it', async (_name, secret) => {
  const found = await findSecrets(
    'main.js',
    `var a=1;function b(){return c(\n${JSON.stringify(secret).slice(1, -1).replaceAll('\\n', '\n')}\n)}`,
  );
  expect(found).not.toEqual([]);
  for (const line of found) expect(line).not.toContain(secret.slice(-12));
});

test.each([
  ['an integrity value', `sha384-${base64(fill(48, letters))}`],
  ['a commit', fill(40, '0123456789abcdef')],
  ['a version', '0.1.0+3f2a9c1e'],
  ['an address', 'https://exemple.test/a?b=c@d'],
  ['a picture in the code', `data:image/png;base64,${fill(400, letters)}`],
])('%s is no secret', async (_name, text) => {
  expect(await findSecrets('main.js', `var a="${text}"`)).toEqual([]);
});

test('leaves no marks in the process, which would make each search slower than the one before', async () => {
  const marks = () => performance.getEntriesByType('mark').length;
  const before = marks();
  await findSecrets('main.js', 'var a=1');
  expect(marks()).toBe(before);
});
