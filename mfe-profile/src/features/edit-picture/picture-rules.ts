import { maxCoverBytes, maxProfilePictureBytes } from '@az/shared/constants';
import type { PictureKind } from '@az/shared/pictures';
import { notAnImage, words } from './words.ts';

/** Shape of what is sent: width by height, and its largest width in pixels. */
export type Shape = { aspect: number; maxWidth: number; maxBytes: number };

export const shapes: Record<PictureKind, Shape> = {
  profile: { aspect: 1, maxWidth: 1024, maxBytes: maxProfilePictureBytes },
  cover: { aspect: 4, maxWidth: 1600, maxBytes: maxCoverBytes },
};

/** What a file is refused for. */
export type FileProblem = { kind: 'not-an-image' | 'too-large'; message: string };

/** SVG is not among them, because it can hold scripts and the server takes none. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What is wrong with a file before it is looked at; null when nothing is. A file as large as the limit passes. */
export function fileProblem(kind: PictureKind, file: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!types.includes(file.type) || file.size === 0) return { kind: 'not-an-image', message: notAnImage };
  if (file.size > shapes[kind].maxBytes) return { kind: 'too-large', message: words[kind].tooLarge };
  return null;
}
