import { literal } from './literal.ts';

test('a text that is full of signs means just itself', () => {
  const text = '/a.b/{id}?c=[d]&(e|f)*+^$\\';
  expect(new RegExp(`^${literal(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${literal('a.b')}$`).test('axb')).toBe(false);
});
