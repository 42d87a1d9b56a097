import { type AnnouncementImage, maxTitleLength } from '@az/shared/contracts';
import { plainName } from '@az/shared/format';
import type { FormErrors } from '@az/shared/forms';
import type { Album } from '../../data/albums.ts';
import { words } from './words.ts';

export type AlbumValues = { title: string; photoIds: string[] };

export const initialAlbum: AlbumValues = { title: '', photoIds: [] };

export const fields = ['title', 'photoIds'] as const satisfies (keyof AlbumValues)[];

export function albumProblems({ title, photoIds }: AlbumValues): FormErrors {
  const problems: FormErrors = {};
  if (plainName(title) === '') problems.title = words.titleMissing;
  else if (plainName(title).length > maxTitleLength) problems.title = words.titleTooLong;
  if (photoIds.length === 0) problems.photoIds = words.photosMissing;
  return problems;
}

export function toAlbum({ title, photoIds }: AlbumValues, photos: AnnouncementImage[], id: string): Album {
  return {
    id,
    title: plainName(title),
    photos: photos.filter((photo) => photoIds.includes(photo.id)),
    createdAt: new Date().toISOString(),
    isLocal: true,
  };
}
