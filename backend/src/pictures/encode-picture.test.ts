import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture, jpeg, webp } from './encode-picture.ts';

const sample = (name: string) =>
  readFile(join(import.meta.dirname, '../../../shared/src/picture-files/samples', name));

/** A sheet of fields in CMYK, 160 pixels square, as printers' programs write it: with inverted inks, without a profile. */
const sheet = () => sample('cmyk.jpg');

/** Mean of each channel of a picture as it is stored. */
async function meansOf(bytes: Buffer): Promise<number[]> {
  const [{ bytes: stored }] = await encodePicture(bytes, jpeg(1600));
  const { channels } = await sharp(stored).stats();
  return channels.map(({ mean }) => mean);
}

/** Largest difference from what Chromium draws, in levels of 256. It comes from rounding and from encoding as JPEG. */
const tolerance = 3;

function expectNear(means: number[], drawn: number[]) {
  expect(means).toHaveLength(drawn.length);
  for (const [channel, mean] of means.entries())
    expect(Math.abs(mean - (drawn[channel] ?? 0))).toBeLessThanOrEqual(tolerance);
}

/** Removes the segment in which Adobe's programs say that the inks are inverted. The inks in the file stay inverted. */
function withoutAdobe(bytes: Buffer): Buffer {
  const start = bytes.indexOf(Buffer.from([0xff, 0xee]));
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 2 + bytes.readUInt16BE(start + 2))]);
}

test('CMYK without a profile has the colours that browsers show', async () => {
  const bytes = await sheet();
  expectNear(await meansOf(bytes), [123, 206, 149]);
  expectNear(await meansOf(withoutAdobe(bytes)), [123, 206, 149]);
});

test('CMYK with the profile of its inks has the colours that browsers show', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7b5a3c' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  expectNear(await meansOf(bytes), [123, 90, 60]);
});

test('RGB keeps its colours, and transparency becomes white', async () => {
  const colour = { r: 123, g: 90, b: 60 };
  const create = { width: 40, height: 40, channels: 4, background: { ...colour, alpha: 1 } } as const;
  expectNear(await meansOf(await sharp({ create }).png().toBuffer()), [123, 90, 60]);
  const clear = { ...create, background: { ...colour, alpha: 0 } };
  expectNear(await meansOf(await sharp({ create: clear }).png().toBuffer()), [255, 255, 255]);
});

test.each([
  ['upright.jpg', 160, 240],
  ['orientation-6.jpg', 160, 240],
  ['grey.jpg', 96, 96],
  ['cmyk.jpg', 160, 160],
  ['samsung-sos.jpg', 160, 240],
  ['transparent.png', 64, 64],
  ['16-bits.png', 64, 64],
  ['pixel.png', 1, 1],
  ['narrow.png', 1, 1600],
  ['animated.gif', 48, 48],
  ['photo.avif', 960, 540],
])('%s becomes a JPEG and a WebP of %d × %d', async (name, width, height) => {
  const [stored, shown] = await encodePicture(await sample(name), jpeg(1600), webp(1600));
  expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
});

/** The photo with another size in its header. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const bytes = await sample('upright.jpg');
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** The AVIF with another size in its container; its pixels stay. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await sample('photo.avif');
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}

test.each([
  ['nothing', async () => Buffer.alloc(0), 'empty'],
  ['an SVG under the name of a JPEG', () => sample('svg.jpg'), 'unknown'],
  ['a BMP under the name of a PNG', () => sample('bmp.png'), 'unknown'],
  ['HEIC', () => sample('head.heic'), 'unknown'],
  ['a photo that was cut', async () => (await sample('upright.jpg')).subarray(0, 2943), 'damaged'],
  ['the head of an AVIF', async () => (await sample('photo.avif')).subarray(0, 200), 'damaged'],
  ['an AVIF with more pixels than it says', () => avifOf(10, 10), 'damaged'],
  ['an AVIF of 25 megapixels', () => avifOf(5000, 5000), 'tooManyPixels'],
  ['25 megapixels', () => photoOf(5800, 4350), 'tooManyPixels'],
  ['50 megapixels', () => photoOf(8160, 6120), 'tooManyPixels'],
  ['400 megapixels', () => photoOf(20_000, 20_000), 'tooManyPixels'],
])('%s is refused', async (_what, make, problem) => {
  await expect(encodePicture(await make(), jpeg(1600))).rejects.toMatchObject({ kind: 'invalid', problem });
});
