import { literal } from './literal.ts';

test('a text with special characters matches only itself', () => {
  const text = '/a.b/{id}?c=[d]&(e|f)*+^$\\';
  expect(new RegExp(`^${literal(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${literal('a.b')}$`).test('axb')).toBe(false);
});
