import { hasCapability, isAppError } from '@az/shared/api';
import {
  getAnnouncement,
  getSavedAnnouncements,
  getTaggedAnnouncements,
  publishAnnouncement,
} from '@az/shared/publishing';
import type { QueryClient } from '@az/shared/query';
import type { FeedSource } from './feed-source.ts';
import { keepPost } from './keep-post.ts';
import { connectOutbox, queueAct } from './outbox.ts';
import { addToFeed } from './own-announcements.ts';

/** Announcements on a server with the extension calls. Comments, and posts without pictures, go through the outbox. */
export const liveFeedSource = (queries: QueryClient): FeedSource => ({
  one: async (id, _cursor, signal) => {
    const found = await getAnnouncement(id, signal);
    return { items: found ? [found] : [], meta: { nextCursor: null }, isSingle: true };
  },
  saved: getSavedAnnouncements,
  tagged: getTaggedAnnouncements,
  comment: async ({ member: _member, ...comment }, attempt) => {
    const { sent } = await queueAct(queries, { kind: 'comment', ...comment }, attempt);
    return { waitingFor: sent.then((stored) => (stored && 'comment' in stored ? stored.comment : null)) };
  },
  publish: async (content, key, attempt) => {
    const { text, audience } = content;
    const hasClientIds = await hasCapability(queries, 'client-ids');
    // Pictures are sent with their progress, and are not stored.
    if (hasClientIds && content.pictures.length === 0) {
      const { sent } = await queueAct(queries, { kind: 'post', text, ...(audience && { audience }) }, key);
      return { sent: sent.then((stored) => stored !== null) };
    }
    const pictures = content.pictures.map(({ file, alt }) => ({ file, name: file.name, alt: alt.trim() }));
    const keys = hasClientIds ? { clientId: key } : { idempotencyKey: key };
    try {
      addToFeed(queries, await publishAnnouncement({ text, audience, pictures }, keys, attempt));
      return 'online';
    } catch (error) {
      if (isAppError(error) && error.kind === 'not-found') return keepPost(content);
      throw error;
    }
  },
  prepare: async () => void (await connectOutbox(queries)),
});
