import { maxPicturePixels, pictureFormatOf, storedFormats } from '@az/shared/contracts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Limits of decodes that run and that wait. A decoded picture of 24 megapixels takes about 100 MB. */
const turns = new WorkQueue({ atOnce: 2, mayWait: 16 });
const retryAfterMs = 5000;

/** Runs decoding work, at most two at a time in this process. Rejects with kind `too-many` when too many wait already. */
async function runDecoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new ApiError('too-many', sentences.busyDecoding, { retryAfterMs });
  }
}

const maxSeconds = 10;

sharp.cache(false);
sharp.concurrency(1);

/** A picture as the server stores it, without metadata. */
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };

/** A wanted size of a picture: its longest side in pixels, never enlarged, and its encoding. */
export type PictureSize = { side: number; format: 'jpeg' | 'webp' };

/** A size that the specified calls send as base64, or that members save. */
export const jpeg = (side: number): PictureSize => ({ side, format: 'jpeg' });

/** A size for screens only: at 800 pixels, 37 % fewer bytes than as JPEG (decision 117). */
export const webp = (side: number): PictureSize => ({ side, format: 'webp' });

/** Why a file is not stored. The message does not contain the name of the file. */
export class PictureRefusal extends ApiError {
  constructor(readonly problem: 'empty' | 'unknown' | 'damaged' | 'tooManyPixels') {
    super('invalid', problem === 'tooManyPixels' ? sentences.tooManyPixels : sentences.noPicture);
  }
}

/** A decoder of the first frame. `isBareCmyk`: the picture is CMYK without a profile of its inks. */
type Decoder = { picture: Sharp; isBareCmyk: boolean };

/** Throws `PictureRefusal` for a file that is no picture, or has too many pixels. */
async function open(bytes: Buffer): Promise<Decoder> {
  const format = pictureFormatOf(bytes);
  if (!format || !storedFormats.includes(format))
    throw new PictureRefusal(bytes.length === 0 ? 'empty' : 'unknown');
  const options = {
    limitInputPixels: maxPicturePixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const;
  // Only the header is read here.
  const { width, height, space, icc } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureRefusal('damaged');
    });
  // Refused by its header, before anything is decoded.
  if (width * height > maxPicturePixels) throw new PictureRefusal('tooManyPixels');
  const picture = sharp(bytes, options).timeout({ seconds: maxSeconds });
  if (space !== 'cmyk') return { picture, isBareCmyk: false };
  // Converts to RGB at the end, by relative colorimetry. At the start, sharp's intent is perceptual, visibly darker.
  picture.pipelineColourspace('cmyk');
  return { picture, isBareCmyk: icc?.toString('latin1', 16, 20) !== 'CMYK' };
}

/** Converts CMYK to RGB as browsers do without a profile. libvips would use the profile of a printing press instead. */
async function withoutProfile(cmyk: Sharp): Promise<Sharp> {
  const { data, info } = await cmyk.toColourspace('cmyk').raw().toBuffer({ resolveWithObject: true });
  const rgb = Buffer.alloc(info.width * info.height * 3);
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const light = 255 - data.readUInt8(4 * pixel + 3);
    for (let ink = 0; ink < 3; ink += 1)
      rgb[3 * pixel + ink] = Math.round(((255 - data.readUInt8(4 * pixel + ink)) * light) / 255);
  }
  return sharp(rgb, { raw: { width: info.width, height: info.height, channels: 3 } });
}

async function encode(
  { picture, isBareCmyk }: Decoder,
  { side, format }: PictureSize,
): Promise<EncodedPicture> {
  const resized = picture
    .clone()
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    const rgb = isBareCmyk
      ? await withoutProfile(resized)
      : resized.flatten({ background: '#ffffff' }).toColourspace('srgb');
    const encoded =
      format === 'jpeg' ? rgb.jpeg({ quality: 82, progressive: true }) : rgb.webp({ quality: 84 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new PictureRefusal('damaged');
  }
}

/**
 * Encodes a member's file, once for each wanted size: orientation applied, first frame, white behind transparency, no
 * metadata. Rejects with `PictureRefusal` if the file is no picture or has more than 24 megapixels, and with kind
 * `too-many` when too many files wait for a decoder.
 */
export async function encodePicture<Sizes extends readonly PictureSize[]>(
  bytes: Buffer,
  ...sizes: Sizes
): Promise<{ -readonly [Index in keyof Sizes]: EncodedPicture }> {
  return runDecoding(async () => {
    const decoder = await open(bytes);
    const encoded: EncodedPicture[] = [];
    // One after the other, because each encoding holds a decoded picture in memory.
    for (const size of sizes) encoded.push(await encode(decoder, size));
    return encoded as { -readonly [Index in keyof Sizes]: EncodedPicture };
  });
}
