import { type AnnouncementImage, parseImages } from './announcement-images.ts';
import { type Author, readAuthor } from './author.ts';
import { readImageUrl } from './images.ts';
import { type Page, parseListedMember, parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstRecord,
  firstText,
  firstTime,
  nameIn,
  parseEach,
  type RawRecord,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';
import {
  type GroupAct,
  type GroupType,
  groupActs,
  groupTypes,
  type Membership,
  memberships,
} from './wire/group-kinds.ts';

/** A group in a list (specification, section 3). `members`: some of them. */
export type ListedGroup = {
  id: string;
  name: string;
  type: GroupType;
  picture: string | null;
  verified: boolean;
  postsPerDay: number;
  memberCount: number;
  members: (Author & { id: string })[];
  membership: Membership;
};

/** A video on the videos page, to which a group links. */
type GroupVideo = {
  id: string;
  title: string;
  poster: string | null;
  author: Author;
  views: number;
  /** In seconds. */
  duration: number;
  uploadedAt: string;
};

/** A group. `content` is null for those who may not see what its members publish. */
export type Group = ListedGroup & {
  description: string;
  city: string | null;
  createdAt: string;
  /** Whether the member has created it. */
  own: boolean;
  may: readonly GroupAct[];
  content: { media: AnnouncementImage[]; videos: GroupVideo[]; eventIds: string[] } | null;
};

export type GroupPage = Page<ListedGroup>;

function readListed(record: RawRecord | null): ListedGroup | null {
  const [id, name] = [firstText(record, 'id'), nameIn(record, 'name')];
  if (id === null || name === null) return null;
  return {
    id,
    name,
    // A kind that this version does not know is shown as closed.
    type: groupTypes.find((type) => type === record?.type) ?? 'Private',
    picture: readImageUrl(record?.picture_url),
    verified: readFlag(record, 'verified'),
    postsPerDay: firstNumber(record, 'posts_per_day') ?? 0,
    memberCount: firstNumber(record, 'member_count') ?? 0,
    members: parseEach(readList(record?.members) ?? [], (raw) => parseListedMember({ author: raw })),
    membership: memberships.find((one) => one === record?.membership) ?? 'none',
  };
}

function parseVideo(raw: unknown): GroupVideo | null {
  const record = asRecord(raw);
  const [id, title] = [firstText(record, 'id'), firstText(record, 'title')];
  const uploadedAt = firstTime(record, 'uploaded_at');
  if (!record || id === null || title === null || uploadedAt === null) return null;
  return {
    id,
    title,
    poster: readImageUrl(record.poster_url),
    author: readAuthor(record),
    views: firstNumber(record, 'view_count') ?? 0,
    duration: firstNumber(record, 'duration') ?? 0,
    uploadedAt,
  };
}

function readContent(content: RawRecord): Group['content'] {
  return {
    media: parseImages(readList(content.media) ?? []),
    videos: parseEach(readList(content.videos) ?? [], parseVideo),
    eventIds: parseEach(readList(content.event_ids) ?? [], (id) => firstText({ id }, 'id')),
  };
}

/** Acts that this version does not know are left out. */
export function parseGroupReply(raw: unknown): Group | null {
  const record = firstRecord(readSuccess(raw), 'group');
  const listed = readListed(record);
  const createdAt = firstTime(record, 'created_at');
  if (!listed || createdAt === null) return null;
  const content = firstRecord(record, 'content');
  return {
    ...listed,
    description: firstText(record, 'description') ?? '',
    city: nameIn(record, 'city'),
    createdAt,
    own: readFlag(record, 'own'),
    may: parseEach(readList(record?.may) ?? [], (raw) => groupActs.find((act) => act === raw) ?? null),
    content: content && readContent(content),
  };
}

export const parseGroupPage = (raw: unknown): GroupPage | null =>
  parsePage(raw, (item) => readListed(asRecord(item)));
