import { pictureKindOf } from './picture-kind.ts';

const file = (head: string) => Buffer.from(head.padEnd(40, '\0'), 'latin1');

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
])('recognises %j', (head, kind) => {
  expect(pictureKindOf(file(head))).toBe(kind);
});

it.each([
  '<svg xmlns="x">',
  '%PDF-1.7',
  '<!doctype html>',
  'II*\0',
  'MM\0*',
  'RIFF\0\0\0\0WAVE',
  'GIF88a',
  '\x89PNG\n\x1a\n',
  'BM',
  '',
])('refuses %j', (head) => {
  expect(pictureKindOf(file(head))).toBeNull();
});

it('refuses a file that is too short', () => {
  expect(pictureKindOf(Buffer.from('\xff\xd8\xff', 'latin1'))).toBeNull();
});
