import type { Author } from './author.ts';
import { parseListedMember, parsePage } from './lists.ts';
import { asRecord, firstText, readFlag } from './read.ts';

/** Something to celebrate. `title` continues the author's name; `eventId`: the gathering that it is about. */
export type Celebration = {
  id: string;
  author: Author;
  title: string;
  placeholder: string;
  eventId: string | null;
  today: boolean;
};

function parseCelebration(raw: unknown): Celebration | null {
  const record = asRecord(raw);
  const [id, title, author] = [firstText(record, 'id'), firstText(record, 'title'), parseListedMember(raw)];
  if (id === null || title === null || author === null) return null;
  const placeholder = firstText(record, 'placeholder') ?? '';
  return {
    id,
    author,
    title,
    placeholder,
    eventId: firstText(record, 'event_id'),
    today: readFlag(record, 'today'),
  };
}

export const parseCelebrations = (raw: unknown): Celebration[] | null =>
  parsePage(raw, parseCelebration)?.items ?? null;
