import {
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
  maxPicturePixels,
  storedFormats,
} from '../contracts/index.ts';
import { type PictureFacts, readFacts } from './read-facts.ts';
import { ShrinkWorker } from './shrink-worker.ts';
import { words } from './words.ts';

type PictureLimits = {
  maxBytes: number;
  /** A picture with more pixels is reduced to this number. */
  maxPixels: number;
  /** Whether an animation is kept. If not, only its first frame is kept, as on the server, and a problem says so. */
  keepsAnimations: boolean;
};

export type PreparedPictures = {
  pictures: File[];
  /** Sentences that name refused or visibly changed files, and one sentence if there was no room for all files. */
  problems: string[];
};

/** Pixels: two megapixels more than the server keeps. Bytes: what a mobile network (EDGE) sends in three minutes. */
const usualLimits: PictureLimits = {
  maxBytes: 1024 * 1024,
  maxPixels: 2048 * 2048,
  keepsAnimations: false,
};

/** Maximum size of a picture to decode. Decoding needs memory for the file, and four bytes for each pixel. */
const maxDecodedPixels = 200_000_000;
const maxFileMegabytes = 100;

/** Whether the format is sent unconverted. AVIF is not: a server with only the specified calls may not support it. */
const isSentAsItIs = ({ format }: PictureFacts): boolean =>
  storedFormats.includes(format) && format !== 'avif';

/** The picture in a chosen file and the facts about it, read without decoding it; or why it cannot be used. */
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
  // A copy of the bytes, because the chosen file may be changed, moved or deleted before it is sent.
  return { picture: new File([buffer], name, { type: `image/${facts.format}`, lastModified }), facts };
}

/** The picture with its orientation set to upright, because some decoders ignore it. Other bytes are not copied. */
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
  { maxBytes, maxPixels, keepsAnimations }: PictureLimits,
): boolean {
  const { width, height, isAnimated } = facts;
  if (!isSentAsItIs(facts)) return true;
  const pixels = width * height;
  return isAnimated ? !keepsAnimations || pixels > maxPicturePixels : size > maxBytes || pixels > maxPixels;
}

/** The result for a file. An animation that was reduced to its first frame has both a picture and a problem. */
type Prepared = { picture?: File; problem?: string };

async function prepare(file: File, limits: PictureLimits, worker: ShrinkWorker): Promise<Prepared> {
  const found = await read(file);
  if (typeof found === 'string') return { problem: found };
  const { picture, facts } = found;
  const { format, width, height, orientation, isAnimated } = facts;
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
    if (isKept) return { picture };
    return {
      picture: new File([blob], renamed(file.name, blob.type), { type: blob.type }),
      ...(isAnimated && { problem: words.animated(file.name) }),
    };
  } catch {
    return {
      problem: isSentAsItIs(facts)
        ? words.unreadable(file.name)
        : words.unreadableFormat(file.name, format.toUpperCase()),
    };
  }
}

/**
 * Makes chosen files ready to be sent: at most `room` of them, each decoded, reduced if too large, and converted if
 * the format requires it. `onProgress` receives a sentence for each file. Never rejects.
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
    // Prepares one file after the other, because a decoded picture takes hundreds of megabytes.
    for (const file of files) {
      if (pictures.length >= room) {
        problems.push(words.tooMany(maxAnnouncementImages));
        break;
      }
      onProgress?.(words.preparing(file.name));
      const { picture, problem } = await prepare(file, { ...usualLimits, ...changes }, worker);
      if (picture) pictures.push(picture);
      if (problem) problems.push(problem);
    }
  } finally {
    worker.end();
  }
  // Removes equal sentences, because pasted pictures all have the same name.
  return { pictures, problems: [...new Set(problems)] };
}
