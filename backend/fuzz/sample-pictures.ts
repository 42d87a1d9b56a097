import sharp, { type Sharp } from 'sharp';

const gps = {
  IFD0: { Copyright: 'Secret', ImageDescription: '<script>alert(1)</script>' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 17/1 40/1',
  },
};

/** A picture with some content, identical in every run. */
const drawing = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 4,
      background: { r: 190, g: 80, b: 40, alpha: 0.5 },
    },
  }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="40%" cy="40%" r="30%" fill="#246"/></svg>`,
      ),
    },
  ]);

/** Valid pictures of every accepted kind, small enough to be corrupted thousands of times. */
export async function samplePictures(): Promise<Record<string, Buffer>> {
  const source = await drawing(120, 80).png().toBuffer();
  const picture = () => sharp(source);
  const frames = await sharp({
    create: {
      width: 24,
      height: 24 * 12,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', sigma: 40, mean: 99 },
    },
  })
    .raw()
    .toBuffer();
  const animation = () => sharp(frames, { raw: { width: 24, height: 24 * 12, channels: 3, pageHeight: 24 } });
  return {
    jpeg: await picture().flatten().jpeg().withMetadata({ orientation: 6 }).withExifMerge(gps).toBuffer(),
    'progressive jpeg': await picture().flatten().jpeg({ progressive: true }).withIccProfile('p3').toBuffer(),
    'cmyk jpeg': await picture().flatten().toColourspace('cmyk').jpeg().toBuffer(),
    png: source,
    'interlaced png': await picture().png({ progressive: true }).withExif(gps).toBuffer(),
    'palette png': await picture().png({ palette: true }).toBuffer(),
    '16-bit png': await picture().toColourspace('rgb16').png().toBuffer(),
    webp: await picture().webp().withExif(gps).toBuffer(),
    'lossless webp': await picture().webp({ lossless: true }).toBuffer(),
    'animated webp': await animation().webp().toBuffer(),
    gif: await picture().gif().toBuffer(),
    'animated gif': await animation().gif().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
  };
}
