import { type Audience, maxAltLength, maxAnnouncementLength } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import type { ChosenPicture, PostContent } from '../../data/publish.ts';
import { words } from './composer-words.ts';

export const moods = ['Reconnaissance', 'Enthousiasme', 'Fierté', 'Curiosité', 'Concentration', 'Sérénité'];

/** The text as published: with the mood in front. */
const toText = (text: string, mood: string): string =>
  trimText(mood === '' ? text : `Humeur : ${mood}\n${text}`);

/** The content to publish, or the message that says why it cannot be published. */
export function toContent(
  text: string,
  mood: string,
  pictures: ChosenPicture[],
  audience: Audience = 'members',
): { content: PostContent } | { problem: string } {
  const whole = toText(text, mood);
  if (trimText(text) === '' && pictures.length === 0) return { problem: words.empty };
  if (whole.length > maxAnnouncementLength) return { problem: words.tooLong(whole.length) };
  const alt = pictures.findIndex((picture) => trimText(picture.alt).length > maxAltLength);
  if (alt >= 0) return { problem: words.altTooLong(alt + 1) };
  return { content: { text: whole, pictures, ...(audience !== 'members' && { audience }) } };
}
