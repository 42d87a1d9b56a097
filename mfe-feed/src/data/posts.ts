import type { Author } from './people.ts';
import { type SamplePost, samplePosts } from './sample-posts.ts';
import { useAuthored } from './use-authored.ts';

export type Post = SamplePost & { author: Author };

/** The posts of the sample network, newest first. */
export const usePosts = () =>
  useAuthored<SamplePost>('feed-posts', samplePosts, ({ socialUserId }) => socialUserId);
