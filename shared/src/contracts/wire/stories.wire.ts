import * as v from 'valibot';
import { AnnouncementImageWire, AuthorWire } from './announcements.wire.ts';
import { maxStories } from './limits.ts';

/** The pictures that a person shows to others for a day (extension). */
export const StoryWire = v.object({ author: AuthorWire, pictures: v.array(AnnouncementImageWire) });

/** Reply of `GET /stories` (extension): at most one of each person, none of those that the member has blocked. */
export const StoriesReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(StoryWire), v.maxLength(maxStories)),
});

export type StoriesReplyWire = v.InferOutput<typeof StoriesReplyWire>;
