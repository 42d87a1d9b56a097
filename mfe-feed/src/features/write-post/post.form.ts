import type { ChosenPicture, PostContent } from '../../data/publish.ts';
import { words } from './words.ts';

/** Limits of `POST /az/announcements`. */
export const limits = { text: 5000, pictures: 6, pictureBytes: 5 * 1024 * 1024, alt: 300 } as const;

/** What the browser's file dialog offers. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const moods = ['Reconnaissance', 'Enthousiasme', 'Fierté', 'Curiosité', 'Concentration', 'Sérénité'];

/** The text as it is published: the mood stands before it. */
const toText = (text: string, mood: string): string =>
  (mood === '' ? text : `Humeur : ${mood}\n${text}`).trim();

/** What is published, or the sentence that says why it cannot be. */
export function toContent(
  text: string,
  mood: string,
  pictures: ChosenPicture[],
): { content: PostContent } | { problem: string } {
  const whole = toText(text, mood);
  if (text.trim() === '' && pictures.length === 0) return { problem: words.empty };
  if (whole.length > limits.text) return { problem: words.tooLong(whole.length) };
  const alt = pictures.findIndex((picture) => picture.alt.trim().length > limits.alt);
  if (alt >= 0) return { problem: words.altTooLong(alt + 1) };
  return { content: { text: whole, pictures } };
}

/** Which of the chosen files can be taken beside `count` others, and what is wrong with the rest; null when nothing is. */
export function sortFiles(files: File[], count: number): { taken: File[]; problem: string | null } {
  const images = files.filter(({ type }) => acceptedTypes.split(',').includes(type));
  const small = images.filter(({ size }) => size <= limits.pictureBytes);
  const taken = small.slice(0, Math.max(0, limits.pictures - count));
  if (images.length < files.length) return { taken, problem: words.notAnImage };
  if (small.length < images.length) return { taken, problem: words.imageTooLarge };
  return { taken, problem: taken.length < small.length ? words.tooManyImages : null };
}
