import { maxCoverBytes, maxProfilePictureBytes, pictureTypes } from '@az/shared/contracts';
import type { PictureKind } from '@az/shared/pictures';
import { notAnImage, words } from './words.ts';

/** Shape of the uploaded picture: aspect ratio, and maximum width in pixels. */
export type Shape = { aspect: number; maxWidth: number; maxBytes: number };

export const shapes: Record<PictureKind, Shape> = {
  profile: { aspect: 1, maxWidth: 1024, maxBytes: maxProfilePictureBytes },
  cover: { aspect: 4, maxWidth: 1600, maxBytes: maxCoverBytes },
};

/** Reasons to refuse a file. */
export type FileProblem = { kind: 'not-an-image' | 'too-large'; message: string };

/**
 * SVG is excluded, because it can contain scripts and the server refuses it. A file without a type is judged by its
 * content, as all others are then.
 */
const types = [...pictureTypes.split(','), ''];

/** Error of a file before it is decoded; null when there is none. A file of exactly the maximum size is accepted. */
export function fileProblem(kind: PictureKind, file: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!types.includes(file.type) || file.size === 0) return { kind: 'not-an-image', message: notAnImage };
  if (file.size > shapes[kind].maxBytes) return { kind: 'too-large', message: words[kind].tooLarge };
  return null;
}
