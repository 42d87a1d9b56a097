import { maxPicturePixels } from '@az/shared/contracts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import { QueueFull, WorkQueue } from '../work-queue.ts';
import { pictureKindOf } from './picture-kind.ts';

/** Concurrent decodes, and the length of the queue. A decoded picture of 24 megapixels takes about 100 MB. */
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

/** A picture of ours: JPEG without metadata. */
export type EncodedPicture = { bytes: Uint8Array; width: number; height: number };

function unreadable(): ApiError {
  return new ApiError('invalid', sentences.noPicture);
}

/** A decoder of the first frame. Throws kind `invalid` for a file that is no picture, or has too many pixels. */
async function open(bytes: Buffer): Promise<Sharp> {
  if (!pictureKindOf(bytes)) throw unreadable();
  const options = {
    limitInputPixels: maxPicturePixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const;
  // Only the header is read here.
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  // Refused by its header, before anything is decoded.
  if (width * height > maxPicturePixels) throw new ApiError('invalid', sentences.tooManyPixels);
  return sharp(bytes, options).timeout({ seconds: maxSeconds });
}

async function encode(picture: Sharp, longestSide: number): Promise<EncodedPicture> {
  const { data, info } = await picture
    .clone()
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * A member's file in our own encoding, once for each longest side (in pixels, never enlarged): orientation applied, first
 * frame, white behind transparency, no metadata. Rejects with kind `invalid` for what is no picture or has more than 24
 * megapixels, and with `too-many` when too many wait for a decoder.
 */
export async function encodePicture<Sides extends number[]>(
  bytes: Buffer,
  ...longestSides: Sides
): Promise<{ [Index in keyof Sides]: EncodedPicture }> {
  return runDecoding(async () => {
    const picture = await open(bytes);
    const encoded: EncodedPicture[] = [];
    // One after the other: each decoded picture stays in memory.
    for (const side of longestSides) encoded.push(await encode(picture, side));
    return encoded as { [Index in keyof Sides]: EncodedPicture };
  });
}
