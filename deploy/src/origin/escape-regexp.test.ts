import { escapeRegExp } from './escape-regexp.ts';

test('a text with special characters matches only itself', () => {
  const text = '/a.b/{id}?c=[d]&(e|f)*+^$\\';
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegExp('a.b')}$`).test('axb')).toBe(false);
});
