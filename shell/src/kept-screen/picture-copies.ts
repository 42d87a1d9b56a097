import { pageConfig } from '@az/shared/config';
import { intersection, isSeen } from './geometry.ts';

/** Copies of pictures, as `data:` addresses. */
export type PictureCopies = ReadonlyMap<HTMLImageElement, string>;

export const noCopies: PictureCopies = new Map();

/** Maximum length of all copies of a screen, in characters. The screen has to be small (`maxScreenBytes`). */
export const maxCopies = 28 * 1024;

const quality = 0.5;

/** The copies that have been made, each with what it is a copy of. Null for a picture that cannot be copied. */
const known = new WeakMap<HTMLImageElement, { of: string; copy: string | null }>();

/** Whether the browser has to ask the server for a picture before it shows it again (decision 142). */
const isAskedAgain = (address: string): boolean =>
  address.startsWith(`${new URL(pageConfig().apiBase, location.origin).href}/`);

function base64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}

/** A picture in the size in which the page shows it, as WebP; null where the browser cannot write that. */
async function copyOf(image: HTMLImageElement, width: number, height: number): Promise<string | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.max(width / naturalWidth, height / naturalHeight));
  const canvas = new OffscreenCanvas(Math.ceil(naturalWidth * scale), Math.ceil(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await canvas.convertToBlob({ type: 'image/webp', quality });
  return file.type === 'image/webp' ? `data:${file.type};base64,${base64(await file.arrayBuffer())}` : null;
}

async function knownCopy(image: HTMLImageElement, width: number, height: number): Promise<string | null> {
  const of = `${image.currentSrc} ${width} ${height}`;
  const found = known.get(image);
  if (found?.of === of) return found.copy;
  const copy = await copyOf(image, width, height).catch(() => null);
  known.set(image, { of, copy });
  return copy;
}

/**
 * Small copies of pictures in the window for which a later visit would have to ask the server, the largest first, up to
 * `maxCopies`. Never rejects; a picture that the browser cannot copy has none.
 */
export async function copyPictures(root: Element): Promise<PictureCopies> {
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const pictures = [...root.querySelectorAll('img')]
    .map((image) => ({ image, box: image.getBoundingClientRect() }))
    .filter(
      ({ image, box }) =>
        image.naturalWidth > 0 && isAskedAgain(image.currentSrc) && isSeen(intersection(box, seen)),
    )
    .sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
  const copies = new Map<HTMLImageElement, string>();
  let length = 0;
  for (const { image, box } of pictures) {
    const copy = await knownCopy(image, box.width, box.height);
    if (copy === null || length + copy.length > maxCopies) continue;
    copies.set(image, copy);
    length += copy.length;
  }
  return copies;
}
