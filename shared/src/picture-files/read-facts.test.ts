/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from './read-facts.ts';

const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)));

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['upright.jpg', { format: 'jpeg', width: 160, height: 240, orientation: 1, upright: null }],
  ['orientation-6.jpg', { format: 'jpeg', width: 240, height: 160, orientation: 6 }],
  ['transparent.png', { format: 'png', width: 64, height: 64, isAnimated: false }],
  ['animated.gif', { format: 'gif', width: 48, height: 48, isAnimated: true }],
  ['photo.avif', { format: 'avif', width: 960, height: 540 }],
  ['head.heic', { format: 'heic', width: 0 }],
  ['bmp.png', { format: 'bmp', width: 1, height: 1 }],
])('%s is known by its bytes', (name, facts) => {
  expect(readFacts(sample(name))).toMatchObject({ ...facts, isComplete: true });
});

/** Header of a WebP file: `form` is the name of its first chunk, `size` the bytes that hold the picture's size. */
const webp = (form: string, size: number[], flags = 0) =>
  joined(
    bytesOf(`RIFF\x16\0\0\0WEBP${form}\x0a\0\0\0`),
    new Uint8Array(form === 'VP8X' ? [flags, 0, 0, 0] : []),
    new Uint8Array(size),
  );

test('the forms of WebP have their size in different places', () => {
  expect(readFacts(webp('VP8X', [0x3f, 0x1f, 0, 0xff, 0x0f, 0, 0x41, 0x4e, 0x49, 0x4d], 2))).toMatchObject({
    ...{ format: 'webp', width: 8000, height: 4096, isAnimated: true, isComplete: true },
  });
  expect(readFacts(webp('VP8L', [0x2f, 0x63, 0xc0, 0x0c, 0, 0, 0, 0, 0, 0]))).toMatchObject({
    ...{ width: 100, height: 52, isAnimated: false },
  });
  expect(readFacts(webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]))).toMatchObject({
    ...{ width: 640, height: 480 },
  });
});

test('PNG and AVIF are animated with more than one frame', () => {
  const png = sample('transparent.png');
  const withFrames = (frames: number) =>
    joined(
      png.subarray(0, 33),
      bytesOf(`\0\0\0\x08acTL\0\0\0${String.fromCharCode(frames)}\0\0\0\0\0\0\0\0`),
      png.subarray(33),
    );
  expect([1, 2].map((frames) => readFacts(withFrames(frames))?.isAnimated)).toEqual([false, true]);
  const avif = sample('photo.avif');
  expect(readFacts(avif)?.isAnimated).toBe(false);
  expect(readFacts(joined(avif.subarray(0, 8), bytesOf('avis'), avif.subarray(12)))?.isAnimated).toBe(true);
});

test('orientation is read in both orders of bytes, and the patch makes the picture upright', () => {
  const little = sample('orientation-6.jpg');
  const start = Buffer.from(little).indexOf('Exif\0\0') + 6;
  const entries = (order: string, numbers: number[]) => joined(bytesOf(order), new Uint8Array(numbers));
  const tags = {
    MM: entries('MM', [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]),
    II: entries('II', [42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]),
  };
  for (const tag of Object.values(tags)) {
    const bytes = little.slice();
    bytes.set(tag, start);
    const facts = readFacts(bytes);
    expect(facts?.orientation).toBe(8);
    bytes.set(facts?.upright?.bytes ?? [], facts?.upright?.at);
    expect(readFacts(bytes)?.orientation).toBe(1);
  }
});

test('a video behind a photo, a thumbnail in it and bytes after a PNG do not matter', () => {
  const photo = sample('upright.jpg');
  const video = bytesOf('\0\0\0\x18ftypmp42\xff\xc0\0\x0b\x08\0\x01\0\x01');
  const thumbnail = joined(
    bytesOf('\xff\xe1'),
    new Uint8Array([0x01, 0x02]),
    bytesOf('\xff\xd8\xff\xd9'.padEnd(256)),
  );
  const withBoth = joined(photo.subarray(0, 2), thumbnail, photo.subarray(2), video);
  expect(readFacts(withBoth)).toMatchObject({ width: 160, height: 240, isComplete: true });
  expect(readFacts(joined(sample('transparent.png'), video))).toMatchObject({ isComplete: true });
});

test.each(['upright.jpg', 'orientation-6.jpg', 'transparent.png', 'animated.gif'])(
  '%s that was cut is incomplete, a GIF before the end of its first frame',
  (name) => {
    const whole = sample(name);
    for (const part of name.endsWith('.gif') ? [0.1, 0.2] : [0.1, 0.6, 0.99]) {
      const facts = readFacts(whole.subarray(0, Math.floor(whole.length * part)));
      expect(facts?.isComplete ?? false).toBe(false);
    }
  },
);

test.each([
  '',
  'BM',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'II*\0',
  'RIFF\0\0\0\0WAVE',
  '\0\0\0\x18ftypmp42isom',
])('%j is no picture', (text) => {
  expect(readFacts(bytesOf(text))).toBeNull();
});

test('bytes of any kind behind a right beginning are read without an error', () => {
  for (const head of [
    '\xff\xd8\xff\xe1\0\x20Exif\0\0MM',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF1234WEBPVP8X',
    '\0\0\0\x20ftypavif',
  ])
    for (let length = 0; length < 200; length += 1)
      expect(() => readFacts(joined(bytesOf(head), new Uint8Array(length).fill(length)))).not.toThrow();
});
