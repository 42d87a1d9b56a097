import { maxAnnouncementImageBytes, maxPicturePixels, storedFormats } from '../contracts/index.ts';
import { type PictureFacts, readFacts } from './read-facts.ts';
import { ShrinkWorker } from './shrink-worker.ts';
import { words } from './words.ts';

/** What is sent, or shown on this page, of a picture. */
export type PictureLimits = {
  /** A larger file is reduced. */
  maxBytes: number;
  /** A picture with more pixels is reduced to this number. */
  maxPixels: number;
  /** An animation stays one up to this size; of a larger one the first frame is left. */
  maxAnimatedBytes: number;
};

export type PreparedPictures = {
  pictures: File[];
  /** A sentence for each refused file, by its name. */
  problems: string[];
};

/** Two megapixels more than the server keeps, and what EDGE sends in three minutes. */
const usualLimits: PictureLimits = {
  maxBytes: 1024 * 1024,
  maxPixels: 2048 * 2048,
  maxAnimatedBytes: maxAnnouncementImageBytes,
};

/** More takes too much memory to decode: four bytes for each pixel, and the file. */
const maxDecodedPixels = 200_000_000;
const maxFileMegabytes = 100;

/** AVIF is converted all the same: a server with the calls of the specification only may not know it. */
const isSentAsItIs = ({ format }: PictureFacts): boolean =>
  storedFormats.includes(format) && format !== 'avif';

/** The picture in a chosen file and the facts about it, before it is decoded; or why it cannot be used. */
async function read(file: File): Promise<{ picture: File; facts: PictureFacts } | string> {
  const { name, size, lastModified } = file;
  if (size === 0) return words.empty(name);
  if (size > maxFileMegabytes * 1024 * 1024) return words.tooHeavy(name, maxFileMegabytes);
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return words.gone(name);
  const facts = readFacts(new Uint8Array(buffer));
  if (!facts) return words.notAnImage(name);
  if (!facts.isComplete) return words.incomplete(name);
  const pixels = facts.width * facts.height;
  if (pixels > maxDecodedPixels)
    return words.tooManyPixels(name, Math.ceil(pixels / 1e6), maxDecodedPixels / 1e6);
  // Its own bytes: the chosen file may be changed, moved or deleted before it is sent.
  return { picture: new File([buffer], name, { type: `image/${facts.format}`, lastModified }), facts };
}

/** The same picture without orientation, which not every decoder applies. Its bytes are not copied. */
const withoutOrientation = (file: File, { upright }: PictureFacts): Blob =>
  upright
    ? new Blob([file.slice(0, upright.at), new Uint8Array(upright.bytes), file.slice(upright.at + 2)])
    : file;

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${extensions[type] ?? 'jpg'}`;

function mustShrink(
  facts: PictureFacts,
  size: number,
  { maxBytes, maxPixels, maxAnimatedBytes }: PictureLimits,
): boolean {
  const { width, height, isAnimated } = facts;
  if (!isSentAsItIs(facts)) return true;
  const pixels = width * height;
  return isAnimated
    ? size > maxAnimatedBytes || pixels > maxPicturePixels
    : size > maxBytes || pixels > maxPixels;
}

async function prepare(file: File, limits: PictureLimits, worker: ShrinkWorker): Promise<File | string> {
  const found = await read(file);
  if (typeof found === 'string') return found;
  const { picture, facts } = found;
  const { format, width, height, orientation } = facts;
  const isJpeg = format === 'jpeg';
  const isKept = !mustShrink(facts, picture.size, limits);
  try {
    const blob = await worker.shrink({
      blob: withoutOrientation(picture, facts),
      width: isJpeg ? width : 0,
      height: isJpeg ? height : 0,
      orientation,
      maxPixels: isKept ? 1 : limits.maxPixels,
      maxBytes: maxAnnouncementImageBytes,
    });
    return isKept ? picture : new File([blob], renamed(file.name, blob.type), { type: blob.type });
  } catch {
    return isSentAsItIs(facts)
      ? words.unreadable(file.name)
      : words.unreadableFormat(file.name, format.toUpperCase());
  }
}

/**
 * Makes chosen files ready to be sent: decoded once, so that a refused file is refused now; those that are too large for
 * the server or a slow network are reduced, and those that the server does not read are converted. Not more than `room`
 * are prepared. The pictures hold their own bytes, whatever becomes of the files. `onProgress` receives a sentence for each
 * file. Never rejects.
 */
export async function preparePictures(
  files: File[],
  {
    onProgress,
    room = Infinity,
    ...changes
  }: Partial<PictureLimits> & { onProgress?: (sentence: string) => void; room?: number } = {},
): Promise<PreparedPictures> {
  const pictures: File[] = [];
  const problems: string[] = [];
  const worker = new ShrinkWorker();
  try {
    // One after the other: a decoded picture takes hundreds of megabytes.
    for (const file of files) {
      if (pictures.length >= room) break;
      onProgress?.(words.preparing(file.name));
      const prepared = await prepare(file, { ...usualLimits, ...changes }, worker);
      if (typeof prepared === 'string') problems.push(prepared);
      else pictures.push(prepared);
    }
  } finally {
    worker.end();
  }
  return { pictures, problems };
}
