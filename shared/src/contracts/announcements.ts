import { type AnnouncementImage, parseImages } from './announcement-images.ts';
import { type Author, readAuthor } from './author.ts';
import { type Mention, readMentions } from './mentions.ts';
import {
  asRecord,
  firstNumber,
  firstRecord,
  firstText,
  firstTime,
  parseEach,
  type RawRecord,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';
import { type Audience, audiences } from './wire/audiences.ts';

/** One announcement of the global feed. Counts are null when the reply lacks them. */
export type Announcement = {
  id: string;
  author: Author;
  text: string;
  /** In their order; missing if there are none. */
  mentions?: Mention[] | undefined;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  likeCount: number | null;
  commentCount: number | null;
  imageCount: number | null;
  /** Whether the member likes it and whether they wrote it; false when the reply lacks it. */
  liked: boolean;
  own: boolean;
  /** Who may see it; missing where the server offers no choice of audience. */
  audience?: Audience;
  /** When its text was last changed; missing where the server cannot change it. */
  editedAt?: string | null | undefined;
  /** Whether the member saved it, and hid it from their feed; missing where the server stores neither. */
  saved?: boolean;
  hidden?: boolean;
  /** Grows with every change; null when the reply lacks it. */
  rev: number | null;
  /** Missing where a separate call is needed to get them. */
  images?: AnnouncementImage[] | undefined;
};

/** How many comments on an item of `GET /az/announcements` (extension) the member may not see; 0 if not given. */
export const parseHiddenComments = (raw: unknown): number =>
  firstNumber(asRecord(raw), 'hidden_comment_count') ?? 0;

export type FeedView = 'network' | 'all';

/** Some announcements, newest first. `nextCursor` is null on the last page; `view` is set where the server has views. */
export type FeedPage = { items: Announcement[]; meta: { nextCursor: string | null; view?: FeedView } };

function textOf(record: RawRecord | null): string | null {
  const title = firstText(record, 'title');
  const text = firstText(record, 'text', 'description', 'Description', 'Descriptions', 'content', 'message');
  if (title === null || text === null || text.startsWith(title)) return text ?? title;
  return `${title}\n\n${text}`;
}

/** Ignores an audience that this client does not know, because it is the server that decides who sees what. */
const readAudience = (record: RawRecord): { audience?: Audience } => {
  const audience = audiences.find((one) => one === record.audience);
  return audience ? { audience } : {};
};

/** One item of `feeds`: null without an id, or with neither text nor pictures, whatever else it contains. */
export function parseAnnouncement(raw: unknown): Announcement | null {
  const record = firstRecord(asRecord(raw), 'announcement') ?? asRecord(raw);
  const id = firstText(record, 'id', 'announcement_id', 'id_announcement', 'Announcements_Number', 'uuid');
  const text = textOf(record);
  const imageCount = firstNumber(record, 'image_count', 'images_count');
  const images = parseImages(readList(record, 'images') ?? []);
  // An item with pictures needs no text. Any other item without a text is no announcement.
  if (!record || id === null || (text === null && !imageCount)) return null;
  return {
    id,
    author: readAuthor(record),
    text: text ?? '',
    ...readMentions(record, text ?? ''),
    createdAt: firstTime(record, 'created_at', 'created_date', 'createdAt', 'date'),
    likeCount: firstNumber(record, 'like_count', 'likes_count', 'likesCount'),
    commentCount: firstNumber(record, 'comment_count', 'comments_count', 'commentsCount'),
    imageCount,
    liked: readFlag(record, 'liked'),
    own: readFlag(record, 'own'),
    rev: firstNumber(record, 'rev'),
    ...readAudience(record),
    // A server other than the product's may send only some of the images; these are ignored.
    ...(images.length > 0 && images.length === imageCount && { images }),
    ...('saved' in record && { saved: readFlag(record, 'saved') }),
    ...('hidden' in record && { hidden: readFlag(record, 'hidden') }),
    ...('edited_at' in record && { editedAt: firstTime(record, 'edited_at') }),
  };
}

/** Reply of `GET /az/global`; null without a list of feeds. Unreadable items and duplicate ids are left out. */
export function parseFeedPage(raw: unknown): FeedPage | null {
  const record = asRecord(raw);
  const list = record?.success === false ? null : readList(raw, 'feeds');
  if (!list) return null;
  const items = new Map(parseEach(list, parseAnnouncement).map((item) => [item.id, item]));
  const meta = firstRecord(record, 'meta');
  const view = meta?.view;
  return {
    items: [...items.values()],
    meta: {
      nextCursor: firstText(meta, 'next_cursor', 'nextCursor'),
      ...((view === 'network' || view === 'all') && { view }),
    },
  };
}

export const parseStoredAnnouncement = (raw: unknown): Announcement | null =>
  parseAnnouncement(readSuccess(raw)?.feed);

export function parseLikeReply(raw: unknown): { liked: boolean; likeCount: number | null } | null {
  const record = readSuccess(raw);
  return (
    record && {
      liked: readFlag(record, 'liked'),
      likeCount: firstNumber(record, 'like_count', 'likes_count'),
    }
  );
}

/** Reply of removals and marks in the feed: true only when `success` is exactly true. */
export const parseRemovedReply = (raw: unknown): boolean => readSuccess(raw) !== null;
