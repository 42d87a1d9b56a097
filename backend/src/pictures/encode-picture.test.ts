import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';

/** A sheet of fields in CMYK, 160 pixels square, as printers' programs write it: with inverted inks, without a profile. */
const sheet = () => readFile(join(import.meta.dirname, 'samples/cmyk.jpg'));

/** Mean of each channel of a picture as it is stored. */
async function meansOf(bytes: Buffer): Promise<number[]> {
  const [{ bytes: stored }] = await encodePicture(bytes, 1600);
  const { channels } = await sharp(stored).stats();
  return channels.map(({ mean }) => mean);
}

/** Difference to what Chromium draws, in levels of 256: rounding, and our JPEG. */
const tolerance = 3;

function expectNear(means: number[], drawn: number[]) {
  expect(means).toHaveLength(drawn.length);
  for (const [channel, mean] of means.entries())
    expect(Math.abs(mean - (drawn[channel] ?? 0))).toBeLessThanOrEqual(tolerance);
}

/** Removes the segment in which Adobe's programs say that the inks are inverted, as they are without it, too. */
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
