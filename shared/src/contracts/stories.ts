import { type AnnouncementImage, parseImages } from './announcement-images.ts';
import type { Author } from './author.ts';
import { parseListedMember, parsePage } from './lists.ts';
import { asRecord, readList } from './read.ts';

/** The pictures that a person shows to others for a day. */
export type Story = { author: Author & { id: string }; pictures: AnnouncementImage[] };

function parseStory(raw: unknown): Story | null {
  const author = parseListedMember(raw);
  const pictures = parseImages(readList(asRecord(raw)?.pictures) ?? []);
  return author && pictures.length > 0 ? { author, pictures } : null;
}

export const parseStories = (raw: unknown): Story[] | null => parsePage(raw, parseStory)?.items ?? null;
