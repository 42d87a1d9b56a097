import type { AuthorWire, CommentWire, FeedItemWire } from '@az/shared/contracts';

const author: AuthorWire = {
  Customers_Numbers: '7',
  Names: 'Inès',
  LastName: 'Okemba',
  type: 'person',
  isVerify: true,
  role: 'Ingénieure',
  picture_url: null,
};

/** An announcement in the server's format. */
export const feedItem = (id: string, changes: Partial<FeedItemWire> = {}): FeedItemWire => ({
  id,
  type: 'announcement',
  text: `Annonce ${id}`,
  created_at: '2024-03-12T09:00:00.000Z',
  edited_at: null,
  audience: 'members',
  author,
  like_count: 0,
  comment_count: 0,
  image_count: 0,
  liked: false,
  own: false,
  saved: false,
  hidden: false,
  rev: 1,
  ...changes,
});

/** A comment in the server's format. */
export const commentItem = (id: string, changes: Partial<CommentWire> = {}): CommentWire => ({
  id,
  text: `Commentaire ${id}`,
  created_at: '2024-03-12T10:00:00.000Z',
  author,
  ...changes,
});

/** A page of the feed in the server's format. */
export const feedReply = (feeds: unknown[], nextCursor: string | null = null) => ({
  success: true,
  feeds,
  meta: { next_cursor: nextCursor },
});
