import { type AnnouncementImage, parseImage } from './announcement-images.ts';
import { type Author, readAuthor } from './author.ts';
import { readBase64Image } from './images.ts';
import { type Page, parseListedMember, parsePage } from './lists.ts';
import {
  asRecord,
  firstNumber,
  firstText,
  firstTime,
  nameIn,
  parseEach,
  type RawRecord,
  readFlag,
  readList,
  readSuccess,
} from './read.ts';
import { parseStoredJob, type StoredJob } from './stored-jobs.ts';

export type Relation = {
  /** `asked`: the member has asked to connect. `asked-by`: the other one has, with `note`. */
  state: 'self' | 'none' | 'asked' | 'asked-by' | 'connected';
  follows: boolean;
  /** Whether the other member's publications are kept out of the feed. */
  muted: boolean;
  note: string | null;
  mayConnect: boolean;
};

const states = ['self', 'none', 'asked', 'asked-by', 'connected'] as const;

export function parseRelation(raw: unknown): Relation | null {
  const record = asRecord(raw);
  const state = states.find((one) => one === record?.state);
  if (!record || !state) return null;
  return {
    state,
    follows: readFlag(record, 'follows'),
    muted: readFlag(record, 'muted'),
    note: firstText(record, 'note'),
    mayConnect: (readList(record.may) ?? []).includes('connect'),
  };
}

/** Another member, as far as the member may see them; what they do not show is null. */
export type MemberProfile = Author & {
  hasCover: boolean;
  description: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  country: string | null;
  /** ISO 8601, UTC. */
  since: string | null;
  /** Whether the member's preferences hide all but the name, the headline and the picture. */
  isRestricted: boolean;
  announcementCount: number | null;
  connectionCount: number | null;
  followerCount: number | null;
  mutualCount: number | null;
  /** Some of the connections in common; empty where the server names nobody. */
  mutual: Author[];
  relation: Relation;
};

const readMutual = (record: RawRecord | null): Author[] =>
  parseEach(readList(record, 'mutual') ?? [], (one) => readAuthor({ member: one }));

export function parseMemberProfile(raw: unknown): MemberProfile | null {
  const record = asRecord(readSuccess(raw)?.member);
  const relation = parseRelation(record?.relation);
  if (!record || !relation) return null;
  return {
    ...readAuthor({ author: record }),
    hasCover: readFlag(record, 'has_cover'),
    description: firstText(record, 'description'),
    email: firstText(record, 'email'),
    phone: nameIn(record, 'phone'),
    city: firstText(record, 'city'),
    country: firstText(record, 'country'),
    since: firstTime(record, 'since'),
    isRestricted: readFlag(record, 'restricted'),
    announcementCount: firstNumber(record, 'announcement_count'),
    connectionCount: firstNumber(record, 'connection_count'),
    followerCount: firstNumber(record, 'follower_count'),
    mutualCount: firstNumber(record, 'mutual_count'),
    mutual: readMutual(record),
    relation,
  };
}

export type MemberRow = {
  member: Author;
  at: string | null;
  note: string | null;
  mutualCount: number;
  /** Some of the connections in common. */
  mutual: Author[];
};

/** A page of a list, the latest first; `total` counts the whole list. */
type CountedPage<Item> = Page<Item> & { meta: { total: number } };

export type MemberPage = CountedPage<MemberRow>;

function parseRow(raw: unknown): MemberRow | null {
  const record = asRecord(raw);
  const member = parseListedMember(raw);
  if (!member) return null;
  return {
    member,
    at: firstTime(record, 'at'),
    note: firstText(record, 'note'),
    mutualCount: firstNumber(record, 'mutual_count') ?? 0,
    mutual: readMutual(record),
  };
}

function parseCountedPage<Item>(
  raw: unknown,
  parse: (item: unknown) => Item | null,
): CountedPage<Item> | null {
  const page = parsePage(raw, parse);
  if (!page) return null;
  const total = firstNumber(asRecord(asRecord(raw)?.meta), 'total') ?? page.items.length;
  return { items: page.items, meta: { ...page.meta, total } };
}

export const parseMemberPage = (raw: unknown): MemberPage | null => parseCountedPage(raw, parseRow);

/** A picture of an announcement, with the counts of the announcement. */
export type MemberPicture = AnnouncementImage & { likeCount: number; commentCount: number };

export type PicturePage = CountedPage<MemberPicture>;

export const parseMemberPictures = (raw: unknown): PicturePage | null =>
  parseCountedPage(raw, (one) => {
    const image = parseImage(one, 0);
    const record = asRecord(one);
    return (
      image && {
        ...image,
        likeCount: firstNumber(record, 'like_count') ?? 0,
        commentCount: firstNumber(record, 'comment_count') ?? 0,
      }
    );
  });

/** A suggested member, and why: connections in common, or else the same company, the same town, or publications. */
export type Suggestion = {
  member: Author & { id: string };
  mutualCount: number;
  company: string | null;
  city: string | null;
};

function parseSuggestion(raw: unknown): Suggestion | null {
  const record = asRecord(raw);
  const member = parseListedMember(raw);
  if (!member) return null;
  return {
    member,
    mutualCount: firstNumber(record, 'mutual_count') ?? 0,
    company: nameIn(record, 'company'),
    city: firstText(record, 'city'),
  };
}

export const parseSuggestions = (raw: unknown): Suggestion[] | null =>
  parsePage(raw, parseSuggestion)?.items ?? null;

/** Reply of the calls that change a relation (extension): the relation, null after a block; undefined for another reply. */
export function parseRelationReply(raw: unknown): Relation | null | undefined {
  const record = readSuccess(raw);
  return record ? parseRelation(record.relation) : undefined;
}

export function parseMemberJobs(raw: unknown): StoredJob[] | null {
  const list = readList(readSuccess(raw), 'jobs');
  return list && parseEach(list, parseStoredJob);
}

export const parseMemberCover = (raw: unknown): string | null =>
  readBase64Image(readSuccess(raw)?.cover_data);
