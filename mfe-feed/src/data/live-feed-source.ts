import { hasCapability, isAppError } from '@az/shared/api';
import { trimText } from '@az/shared/format';
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

/** Announcements on a server with the extension calls. Comments and posts go through the outbox. */
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
    const pictures = content.pictures.map(({ file, alt }) => ({ file, name: file.name, alt: trimText(alt) }));
    if (hasClientIds) {
      const post = { kind: 'post', text, ...(audience && { audience }), pictures } as const;
      // If the device has no room for the pictures, the post is sent at once, without the outbox.
      const queued = await queueAct(queries, post, key).catch((error) => {
        if (pictures.length === 0) throw error;
        return null;
      });
      if (queued) return { sent: queued.sent.then((stored) => stored !== null) };
    }
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
