import {
  type ConnectionsQueryWire,
  type FeedPage,
  type MemberPage,
  type MemberProfile,
  type PicturePage,
  parseFeedPage,
  parseMemberCover,
  parseMemberJobs,
  parseMemberPage,
  parseMemberPictures,
  parseMemberProfile,
  parseRelationReply,
  parseSuggestions,
  type Relation,
  type StoredJob,
  type Suggestion,
} from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';
import { callApi } from './client.ts';

const pathOf = (id: string): string => `/az/members/${encodeURIComponent(id)}`;

/** Another member's profile, or with `previewId` the own one as others see it (extension). Invisible: `not-found`. */
export const getMember = async (id: string, signal?: AbortSignal): Promise<MemberProfile> => ({
  ...(await callAndParse(pathOf(id), parseMemberProfile, { signal })),
  id,
});

/** Another member's career, newest first (extension). */
export const getMemberJobs = (id: string, signal?: AbortSignal): Promise<StoredJob[]> =>
  callAndParse(`${pathOf(id)}/jobs`, parseMemberJobs, { signal });

/** Another member's cover as base64, or null (extension). */
export const getMemberCover = async (id: string, signal?: AbortSignal): Promise<string | null> =>
  parseMemberCover(await callApi(`${pathOf(id)}/cover`, { bearer: true, signal }));

/** A page of another member's announcements, newest first (extension). */
export const getMemberAnnouncements = (
  id: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<FeedPage> =>
  callAndParse(withQuery(`${pathOf(id)}/announcements`, { cursor }), parseFeedPage, { signal });

/** A page of another member's connections, the latest first; empty for a restricted profile (extension). */
export const getMemberConnections = (
  id: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<MemberPage> =>
  callAndParse(withQuery(`${pathOf(id)}/connections`, { cursor }), parseMemberPage, { signal });

/** A page of the pictures of a member's announcements, the latest first (extension `network`). */
export const getMemberPictures = (
  id: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<PicturePage> =>
  callAndParse(withQuery(`${pathOf(id)}/pictures`, { cursor }), parseMemberPictures, {
    extension: 'network',
    signal,
  });

/** A page of the member's connections, by default the latest first (extension `network`). */
export const getConnections = (query: ConnectionsQueryWire, signal?: AbortSignal): Promise<MemberPage> =>
  callAndParse(withQuery('/az/connections', query), parseMemberPage, { extension: 'network', signal });

export type MemberList = 'requests-in' | 'requests-out' | 'blocks' | 'mutes';

const listPaths: Record<MemberList, string> = {
  'requests-in': '/az/connections/requests?direction=in&',
  'requests-out': '/az/connections/requests?direction=out&',
  blocks: '/az/blocks?limit=50&',
  mutes: '/az/mutes?limit=50&',
};

/** A page of another list of the member, the latest first (extension). */
export const getMembers = (
  list: MemberList,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<MemberPage> =>
  callAndParse(listPaths[list] + new URLSearchParams(cursor ? { cursor } : {}), parseMemberPage, { signal });

/** Members whom the member may know, the best suggestion first (extension `network`). */
export const getSuggestions = (signal?: AbortSignal): Promise<Suggestion[]> =>
  callAndParse('/az/members/suggestions', parseSuggestions, { extension: 'network', signal });

/** What the member does about another one. */
export type RelationAct =
  | 'ask'
  | 'withdraw'
  | 'accept'
  | 'refuse'
  | 'disconnect'
  | 'follow'
  | 'unfollow'
  | 'mute'
  | 'unmute'
  | 'dismiss'
  | 'block'
  | 'unblock';

const calls: Record<RelationAct, [method: 'PUT' | 'DELETE', path: string]> = {
  ask: ['PUT', 'connections/requests'],
  withdraw: ['DELETE', 'connections/requests'],
  accept: ['PUT', 'connections'],
  refuse: ['DELETE', 'connections/requests'],
  disconnect: ['DELETE', 'connections'],
  follow: ['PUT', 'follows'],
  unfollow: ['DELETE', 'follows'],
  mute: ['PUT', 'mutes'],
  unmute: ['DELETE', 'mutes'],
  dismiss: ['PUT', 'dismissals'],
  block: ['PUT', 'blocks'],
  unblock: ['DELETE', 'blocks'],
};

/** Changes the relation to another member; null after a block (extension). `note` goes with a request to connect. */
export async function changeRelation(id: string, act: RelationAct, note = ''): Promise<Relation | null> {
  const [method, path] = calls[act];
  const reply = await callApi(`/az/${path}/${encodeURIComponent(id)}`, {
    method,
    bearer: true,
    extension: 'network',
    ...(act === 'ask' && { json: note ? { note } : {} }),
  });
  const relation = parseRelationReply(reply);
  if (relation === undefined) throw new AppError('bad-reply');
  return relation;
}
