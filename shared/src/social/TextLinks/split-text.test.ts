/** @jest-environment node */
import { findTags } from '@az/shared/contracts';
import { splitText, type TextPart } from './split-text.ts';

const links = (text: string) =>
  splitText(text).flatMap((part) => (part.kind === 'address' ? [part.href] : []));
const tags = (text: string) => splitText(text).flatMap((part) => (part.kind === 'tag' ? [part.tag] : []));
const shown = (text: string) => splitText(text).find(({ kind }) => kind === 'address')?.shown;

test.each([
  ['Voir https://exemple.test/a.', ['https://exemple.test/a']],
  ['(https://exemple.test/a)', ['https://exemple.test/a']],
  ['https://exemple.test/a_(b), puis', ['https://exemple.test/a_(b)']],
  ['« https://exemple.test » et http://autre.test\u202f!', ['https://exemple.test/', 'http://autre.test/']],
  ['HTTPS://EXEMPLE.TEST/A', ['https://exemple.test/A']],
  ['https://exemple.test/?q=a&b=c#d', ['https://exemple.test/?q=a&b=c#d']],
  ['https://exemple.test/profil/awa_', ['https://exemple.test/profil/awa_']],
  ['https://exemple.test/partage/3fs0NF--bc7RN8Y_', ['https://exemple.test/partage/3fs0NF--bc7RN8Y_']],
  ['Voir https://exemple.test/wiki/Libreville_(Gabon).', ['https://exemple.test/wiki/Libreville_(Gabon)']],
  ['https://exemple.test/wiki/Tic,_tac...BOUM!', ['https://exemple.test/wiki/Tic,_tac...BOUM!']],
  [
    'Allez sur https://exemple.test/a !\n Et https://exemple.test/b!!',
    ['https://exemple.test/a', 'https://exemple.test/b'],
  ],
  [
    'https://exemple.test/film/👨‍👩‍👧/avis',
    ['https://exemple.test/film/%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7/avis'],
  ],
  [
    'https://exemple.test/می‌خواهم',
    ['https://exemple.test/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85'],
  ],
  [
    'https://exemple.test/a\u200b et https://exemple.test/b\u200d',
    ['https://exemple.test/a', 'https://exemple.test/b'],
  ],
  ['http://[2001:db8::1]/a', ['http://[2001:db8::1]/a']],
  ['[http://[2001:db8::1]] ou (http://[::1]:8080).', ['http://[2001:db8::1]/', 'http://[::1]:8080/']],
  ['https://sous_domaine.exemple.test/a', ['https://sous_domaine.exemple.test/a']],
  ['https://hôtel-exemple.test/chambres', ['https://xn--htel-exemple-eib.test/chambres']],
  ['https://exemple.test/?q={a}', ['https://exemple.test/?q={a}']],
  ['https://exemple.test/a*b*', ['https://exemple.test/a*b*']],
  [
    '**https://exemple.test/a** _https://exemple.test/b_',
    ['https://exemple.test/a', 'https://exemple.test/b'],
  ],
  ['[ici](https://exemple.test/a_)', ['https://exemple.test/a_']],
  ['rien ici : exemple.test, ftp://exemple.test', []],
])('%s has the addresses %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'java\nscript:alert(1)',
  'https://',
  'https://[',
  'https://banque.test@mechant.test/',
  'https://a:b@mechant.test/',
])('%s is no link', (text) => {
  expect(links(text)).toEqual([]);
  expect(
    splitText(text)
      .map((part) => part.shown)
      .join(''),
  ).toBe(text);
});

test('an address is shown without its scheme, and shortened', () => {
  expect(shown('https://exemple.test/')).toBe('exemple.test');
  expect(shown('https://exemple.test/a/b?c=d')).toBe('exemple.test/a/b?c=d');
  expect(shown(`https://exemple.test/${'a'.repeat(25)}`)).toBe(`exemple.test/${'a'.repeat(24)}…`);
});

test('the shown host is the one that is opened', () => {
  // The first letter is Cyrillic.
  expect(shown('https://\u0430pple.test/')).toBe('xn--pple-43d.test');
  expect(shown(`https://${'banque.test.'.repeat(8)}mechant.test/`)).toMatch(/^….*\.mechant\.test$/);
  expect(shown('https://exemple.test\\@mechant.test')).toBe('exemple.test');
  expect(shown('https://exemple.test/\u202egnp.exe')).toBe('exemple.test');
});

test('tags are those that the server finds, outside addresses', () => {
  expect(tags('#Été2026 et #2026, a#b https://exemple.test/?#ancre (#fin)')).toEqual(['Été2026', 'fin']);
  expect(tags('#https://exemple.test')).toEqual([]);
});

/** Pieces of hostile texts. */
const pieces = [
  ...['https://', 'http://', 'javascript:', 'data:', '//', 'exemple.test', '@', ':', '/', '\\', '?', '#'],
  ...['#tag', '&#x6a;', '<a href="', '">', "'", '<script>', '(', ')', '…', '.', ' ', '\n', '\t', '\0'],
  ...[
    '\u202e',
    '\u200b',
    '\ud83d',
    '\ude00',
    '😀',
    'é',
    'e\u0301',
    '\u0430',
    '[::1]',
    '%00',
    '%zz',
    '«',
    '»',
  ],
];

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 7;
  while (true) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const isSafe = (part: TextPart): boolean => {
  if (part.kind !== 'address') return true;
  const { protocol, username, host } = new URL(part.href);
  const start = host.length > 50 ? `…${host.slice(-50)}` : host;
  return /^https?:$/.test(protocol) && username === '' && part.shown.startsWith(start);
};

test('of 2000 hostile texts the words stay in order, and every link opens the host that it shows', () => {
  const next = numbers();
  const pick = (count: number) => Math.floor(next.next().value * count);
  let addressCount = 0;
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: 1 + pick(12) }, () => pieces[pick(pieces.length)]).join('');
    const parts = splitText(text);
    expect(parts.filter((part) => !isSafe(part))).toEqual([]);
    const known = findTags(text).map(({ tag }) => tag);
    let rest = text;
    for (const part of parts) {
      if (part.kind === 'tag') expect(known).toContain(part.tag);
      if (part.kind === 'address') {
        addressCount += 1;
        continue;
      }
      const at = rest.indexOf(part.shown);
      expect(at).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + part.shown.length);
    }
  }
  expect(addressCount).toBeGreaterThan(100);
});

test('long texts are read in a moment', () => {
  for (const text of [`https://a${')'.repeat(20_000)}`, '#'.repeat(20_000), 'https://'.repeat(3000)]) {
    const start = performance.now();
    splitText(text);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
