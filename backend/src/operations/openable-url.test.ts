import { openableUrl } from './openable-url.ts';

it.each([
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://0.0.0.0:3000', 'http://127.0.0.1:3000'],
  ['http://[::]:3000', 'http://[::1]:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://192.0.2.1:3000', 'https://192.0.2.1:3000'],
])('a server on %s is opened at %s', (listening, opened) => {
  expect(openableUrl(listening)).toBe(opened);
});
