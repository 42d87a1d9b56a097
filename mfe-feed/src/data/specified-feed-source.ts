import { AppError, getGlobalFeed, storeAnnouncementComment } from '@az/shared/api';
import type { FeedPage } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { addStored } from './comment-cache.ts';
import type { FeedSource } from './feed-source.ts';
import { keepPost } from './keep-post.ts';
import { asAuthor } from './own-author.ts';

const nothing = async (): Promise<FeedPage> => ({ items: [], meta: { nextCursor: null } });

/** Announcements on a server with the calls of the specification only; posts of the member stay on this device. */
export const specifiedFeedSource = (queries: QueryClient): FeedSource => ({
  one: (_id, cursor, signal) => getGlobalFeed({ cursor, signal }),
  saved: nothing,
  tagged: nothing,
  comment: async ({ post, text, member }, attempt) => {
    let cause: AppError | undefined;
    const stored = await storeAnnouncementComment(post, text, attempt, (error) => {
      cause = error;
    });
    if (!stored) throw cause ?? new AppError('bad-reply');
    const comment = {
      ...stored,
      id: stored.id || attempt,
      author: member ? asAuthor(member) : stored.author,
      createdAt: stored.createdAt ?? new Date().toISOString(),
      own: true,
    };
    addStored(queries, post, comment);
    return comment;
  },
  publish: async (content) => keepPost(content),
  prepare: async () => undefined,
});
