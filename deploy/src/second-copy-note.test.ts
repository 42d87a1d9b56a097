import { secondCopyNote } from './second-copy-note.ts';

test('a copy on another port names another host name, whose cookies are its own', () => {
  expect(secondCopyNote('http://127.0.0.1:3100')).toMatch(/another copy .* http:\/\/localhost:3100,/);
});

test.each([
  'http://127.0.0.1:3000',
  'http://127.0.0.2:3100',
  'http://192.0.2.1:3100',
  'https://127.0.0.1:3100',
])('there is nothing to say of %s', (url) => {
  expect(secondCopyNote(url)).toBeNull();
});
