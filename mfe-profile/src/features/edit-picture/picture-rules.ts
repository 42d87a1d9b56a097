import { maxCoverBytes, maxProfilePictureBytes, pictureFormatOf } from '@az/shared/contracts';
import type { PictureKind } from '@az/shared/pictures';
import { notAnImage, words } from './words.ts';

/** Limits of the uploaded picture: aspect ratio, maximum width in pixels, and maximum size in bytes. */
export type Shape = { aspect: number; maxWidth: number; maxBytes: number };

export const shapes: Record<PictureKind, Shape> = {
  profile: { aspect: 1, maxWidth: 1024, maxBytes: maxProfilePictureBytes },
  cover: { aspect: 4, maxWidth: 1600, maxBytes: maxCoverBytes },
};

export type FileProblem = { kind: 'not-an-image' | 'too-large'; message: string };

/** Error that a file's first bytes or size show before it is decoded. `preparePictures` reports unreadable files. */
export async function fileProblem(kind: PictureKind, file: File): Promise<FileProblem | null> {
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => null);
  if (head && !pictureFormatOf(new Uint8Array(head))) return { kind: 'not-an-image', message: notAnImage };
  if (file.size > shapes[kind].maxBytes) return { kind: 'too-large', message: words[kind].tooLarge };
  return null;
}
