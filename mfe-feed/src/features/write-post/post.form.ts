import {
  type Audience,
  maxAltLength,
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
  maxAnnouncementLength,
} from '@az/shared/contracts';
import type { ChosenPicture, PostContent } from '../../data/feed-source.ts';
import { words } from './words.ts';

/** File types in the browser's file dialog. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const moods = ['Reconnaissance', 'Enthousiasme', 'Fierté', 'Curiosité', 'Concentration', 'Sérénité'];

/** The text as published: with the mood in front. */
const toText = (text: string, mood: string): string =>
  (mood === '' ? text : `Humeur : ${mood}\n${text}`).trim();

/** The content to publish, or the message that says why it cannot be published. */
export function toContent(
  text: string,
  mood: string,
  pictures: ChosenPicture[],
  audience: Audience = 'members',
): { content: PostContent } | { problem: string } {
  const whole = toText(text, mood);
  if (text.trim() === '' && pictures.length === 0) return { problem: words.empty };
  if (whole.length > maxAnnouncementLength) return { problem: words.tooLong(whole.length) };
  const alt = pictures.findIndex((picture) => picture.alt.trim().length > maxAltLength);
  if (alt >= 0) return { problem: words.altTooLong(alt + 1) };
  return { content: { text: whole, pictures, ...(audience !== 'members' && { audience }) } };
}

/** The chosen files that can be added to `count` others, and a message about the rest; null when all are valid. */
export function sortFiles(files: File[], count: number): { taken: File[]; problem: string | null } {
  const images = files.filter(({ type }) => acceptedTypes.split(',').includes(type));
  const small = images.filter(({ size }) => size <= maxAnnouncementImageBytes);
  const taken = small.slice(0, Math.max(0, maxAnnouncementImages - count));
  if (images.length < files.length) return { taken, problem: words.notAnImage };
  if (small.length < images.length) return { taken, problem: words.imageTooLarge };
  return { taken, problem: taken.length < small.length ? words.tooManyImages : null };
}
