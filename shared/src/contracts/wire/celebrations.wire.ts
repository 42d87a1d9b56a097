import * as v from 'valibot';
import { AuthorWire } from './announcements.wire.ts';
import { maxCelebrations } from './limits.ts';

/**
 * Something to celebrate (extension). `title` continues the author's name; `placeholder`: a wish that the field suggests;
 * `event_id`: the gathering that it is about, to which no wish is written; `today`: today, or one of the next days.
 */
export const CelebrationWire = v.object({
  id: v.string(),
  author: AuthorWire,
  title: v.string(),
  placeholder: v.string(),
  event_id: v.nullable(v.string()),
  today: v.boolean(),
});

/**
 * Reply of `GET /celebrations` (extension): all of them but those that the member has dismissed, by
 * `PUT /celebrations/{id}/dismissed`.
 */
export const CelebrationsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(CelebrationWire), v.maxLength(maxCelebrations)),
});

export type CelebrationWire = v.InferOutput<typeof CelebrationWire>;
export type CelebrationsReplyWire = v.InferOutput<typeof CelebrationsReplyWire>;
