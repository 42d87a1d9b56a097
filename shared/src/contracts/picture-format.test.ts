/** @jest-environment node */
import { pictureFormatOf } from './picture-format.ts';

const file = (head: string) => new Uint8Array(Buffer.from(head.padEnd(40, '\0'), 'latin1'));

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\n\0\0\0WEBP', 'webp'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0miafavif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', 'heic'],
  ['BM', 'bmp'],
])('recognises %j', (head, format) => {
  expect(pictureFormatOf(file(head))).toBe(format);
});

test.each([
  '<svg xmlns="x">',
  '%PDF-1.7',
  '<!doctype html>',
  'II*\0',
  'MM\0*',
  'RIFF\0\0\0\0WAVE',
  'GIF88a',
  '\x89PNG\n\x1a\n',
  '\0\0\0\x18ftypmp42\0\0\0\0isomavc1',
  // The text `avif` comes after the end of the box that lists brands.
  '\0\0\0\x14ftypmp42\0\0\0\0isomavif',
  '',
])('refuses %j', (head) => {
  expect(pictureFormatOf(file(head))).toBeNull();
});
