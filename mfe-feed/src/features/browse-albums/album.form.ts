import { plainName } from '@az/shared/format';
import type { FormErrors } from '@az/shared/forms';
import { randomId } from '@az/shared/random-id';
import type { Album } from '../../data/albums.ts';
import { words } from './words.ts';

export type AlbumValues = { title: string; files: File[] };

export const initialAlbum: AlbumValues = { title: '', files: [] };

export const fields = ['title', 'files'] as const satisfies (keyof AlbumValues)[];

export function albumProblems({ title, files }: AlbumValues): FormErrors {
  const problems: FormErrors = {};
  if (plainName(title) === '') problems.title = words.needsTitle;
  if (files.length === 0) problems.files = words.needsPictures;
  return problems;
}

/** The album with these values, created now. */
export function toAlbum({ title, files }: AlbumValues): Album {
  const pictures = files.map((file) => ({
    id: randomId(),
    url: URL.createObjectURL(file),
    alt: '',
    width: null,
    height: null,
  }));
  const time = new Date().toISOString();
  return { id: randomId(), title: plainName(title), tab: 'yours', pictures, comments: 0, likes: 0, time };
}
