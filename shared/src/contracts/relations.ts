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
  readFlag,
  readList,
  readSuccess,
} from './read.ts';
import { parseStoredJob, type StoredJob } from './stored-jobs.ts';

/** The member's relation to another one. */
export type Relation = {
  /** `asked`: the member has asked to connect. `asked-by`: the other one has, with `note`. */
  state: 'self' | 'none' | 'asked' | 'asked-by' | 'connected';
  follows: boolean;
  /** Their publications are not in the feed. */
  muted: boolean;
  note: string | null;
  /** Whether the server lets the member ask to connect. */
  mayConnect: boolean;
};

const states = ['self', 'none', 'asked', 'asked-by', 'connected'] as const;

/** A relation, or null for another value. */
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
  /** Their preferences hide all but the name, the headline and the picture. */
  isRestricted: boolean;
  announcementCount: number | null;
  connectionCount: number | null;
  followerCount: number | null;
  mutualCount: number | null;
  /** Some of them; empty where the server names nobody. */
  mutual: Author[];
  relation: Relation;
};

/** Reply of `GET /az/members/{id}` (extension): null unless it has a member with a relation. */
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
    mutual: parseEach(readList(record, 'mutual') ?? [], (one) => readAuthor({ member: one })),
    relation,
  };
}

/** A member of a list, and since when they are in it. */
export type MemberRow = { member: Author; at: string | null; note: string | null; mutualCount: number };

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

/** Reply of the calls that list members (extension): null unless it has a list. */
export const parseMemberPage = (raw: unknown): MemberPage | null => parseCountedPage(raw, parseRow);

/** Some pictures of a member's announcements, the latest first. */
export type PicturePage = CountedPage<AnnouncementImage>;

/** Reply of `GET /az/members/{id}/pictures` (extension): null unless it has a list. */
export const parseMemberPictures = (raw: unknown): PicturePage | null =>
  parseCountedPage(raw, (one) => parseImage(one, 0));

/**
 * A suggested member, and why: connections in common; else the company where both work, or the town where both are; without
 * any of them, they have published lately.
 */
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

/** Reply of `GET /az/members/suggestions` (extension): null unless it has a list. */
export const parseSuggestions = (raw: unknown): Suggestion[] | null =>
  parsePage(raw, parseSuggestion)?.items ?? null;

/** Reply of the calls that change a relation (extension): the relation, null after a block; undefined for another reply. */
export function parseRelationReply(raw: unknown): Relation | null | undefined {
  const record = readSuccess(raw);
  return record ? parseRelation(record.relation) : undefined;
}

/** Reply of `GET /az/members/{id}/jobs` (extension): null unless it has a list. */
export function parseMemberJobs(raw: unknown): StoredJob[] | null {
  const list = readList(readSuccess(raw), 'jobs');
  return list && parseEach(list, parseStoredJob);
}

/** Reply of `GET /az/members/{id}/cover` (extension): base64 of an image, or null. */
export const parseMemberCover = (raw: unknown): string | null =>
  readBase64Image(readSuccess(raw)?.cover_data);
