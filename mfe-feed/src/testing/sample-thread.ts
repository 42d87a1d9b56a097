import type { ThreadCommentWire } from '@az/shared/contracts';
import { feedItem } from './sample-feed.ts';

/** A comment of a thread in the server's format. */
export const threadItem = (id: string, changes: Partial<ThreadCommentWire> = {}): ThreadCommentWire => ({
  id,
  announcement_id: 'a',
  parent_id: null,
  root_id: null,
  text: `Commentaire ${id}`,
  created_at: '2024-03-12T10:00:00.000Z',
  edited_at: null,
  removed: false,
  author: feedItem('a').author,
  like_count: 0,
  reply_count: 0,
  liked: false,
  own: false,
  may: ['like', 'reply'],
  rev: 1,
  ...changes,
});

/** A page of comments in the server's format. */
export const threadReply = (items: ThreadCommentWire[], nextCursor: string | null = null) => ({
  success: true,
  items,
  meta: { next_cursor: nextCursor },
});
