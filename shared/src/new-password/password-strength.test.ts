/** @jest-environment node */
import { estimateStrength } from './password-strength.ts';

test.each(['', 'a', 'Xk9$vQ2', '👩‍👩‍👧‍👦'])('%j is too short', (password) => {
  expect(estimateStrength(password)).toBe('too-short');
});

test.each([
  ...['aaaaaaaa', '12345678', '87654321', 'abcdefgh', 'azertyuiop', 'password', 'P@ssw0rd!', 'Motdepasse1'],
  ...['Azerty123!', 'Bonjour2024', 'soleil1998', 'jetaime123', 'aaaa1111', 'abcabcab', '01012000'],
])('%j, at the top of every list, is weak', (password) => {
  expect(estimateStrength(password)).toBe('weak');
});

test.each([
  ['Xk9$vQ2p', 'fair'],
  ['trombone-42', 'good'],
  ['xK9$vQ2pL7#w', 'strong'],
  ['cheval correct pile agrafe', 'strong'],
  ['Nous mangerons des crêpes à Noël', 'strong'],
])('%j is %s', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength);
});

test.each([
  ['motdepasse7iloveyou8', []],
  ['Moreau.Moreau.Moreau', ['moreau', 'eau']],
])('each character of %j counts once, though the words known in it overlap', (password, personal) => {
  expect(estimateStrength(password, personal)).toBe('weak');
});

test('personal data of the form adds little', () => {
  const personal = ['Awa', 'Moreau-Lefèvre', 'awa.moreau@exemple.test'];
  expect(estimateStrength('moreaulefèvre7')).toBe('good');
  expect(estimateStrength('moreaulefèvre7', personal)).toBe('weak');
  expect(estimateStrength('Awa.Moreau.1987', personal)).toBe('weak');
});

test('a longer password is never weaker', () => {
  const order = ['too-short', 'weak', 'fair', 'good', 'strong'];
  const text = 'Les éléphants 7 de mer #dorment debout';
  const levels = [...text].map((_, end) => order.indexOf(estimateStrength(text.slice(0, end + 1))));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('a very long text is fast', () => {
  const before = process.cpuUsage();
  expect(estimateStrength('Un éléphant se balançait. '.repeat(40))).toBe('strong');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
