import {
  type Announcement,
  type FeedPage,
  type Group,
  type GroupPage,
  type GroupsQueryWire,
  type ListedGroup,
  type NewGroupWire,
  parseFeedPage,
  parseGroupPage,
  parseGroupReply,
  parseLikeReply,
  parseRemovedReply,
  parseStoredAnnouncement,
} from '../contracts/index.ts';
import { allPages, callAndParse, withQuery } from './call-and-parse.ts';
import type { Call } from './client.ts';

const extension = 'groups';

const pathOf = (id: string, part = ''): string => `/groups/${encodeURIComponent(id)}${part}`;

const announcementPath = (id: string, part = ''): string =>
  `/az/announcements/${encodeURIComponent(id)}${part}`;

const callGroup = (path: string, call: Call): Promise<Group> =>
  callAndParse(path, parseGroupReply, { extension, ...call });

/** A page of groups. All calls here need the extension `groups`. */
export const getGroups = (query: GroupsQueryWire, signal?: AbortSignal): Promise<GroupPage> =>
  callAndParse(withQuery('/groups', query), parseGroupPage, { extension, signal });

/** The groups of all pages. */
export const getAllGroups = (query: GroupsQueryWire, signal: AbortSignal): Promise<ListedGroup[]> =>
  allPages((from) => getGroups({ ...query, ...from }, signal));

/** One group; rejects with `not-found` if there is none, or if the member may not know of it. */
export const getGroup = (id: string, signal?: AbortSignal): Promise<Group> =>
  callGroup(pathOf(id), { signal });

/** Creates a group; requests with the same `client_id` create one. */
export const createGroup = (group: NewGroupWire): Promise<Group> =>
  callGroup('/groups', { method: 'POST', json: group });

export const removeGroup = (id: string): Promise<true> =>
  callAndParse(pathOf(id), parseRemovedReply, { extension, method: 'DELETE' });

/** Joins a public group, or asks to join a private one. `resume`: takes back that the member has left it. */
export const joinGroup = (id: string, resume: boolean): Promise<Group> =>
  callGroup(pathOf(id, '/membership'), { method: 'PUT', json: { resume } });

/** Leaves a group, or withdraws the request to join it. */
export const leaveGroup = (id: string): Promise<Group> =>
  callGroup(pathOf(id, '/membership'), { method: 'DELETE' });

/** The announcements of a group, the latest first; rejects with `not-allowed` if its content is closed. */
export const getGroupAnnouncements = (id: string, signal?: AbortSignal): Promise<FeedPage> =>
  callAndParse(pathOf(id, '/announcements'), parseFeedPage, { extension, signal });

/** Publishes in a group; requests with the same `clientId` publish once. */
export const announceInGroup = (id: string, text: string, clientId: string): Promise<Announcement> =>
  callAndParse(pathOf(id, '/announcements'), parseStoredAnnouncement, {
    extension,
    method: 'POST',
    json: { text, client_id: clientId },
  });

/** Likes an announcement of a group, or removes the like. */
export async function likeInGroup(id: string, isLiked: boolean): Promise<void> {
  const method = isLiked ? 'POST' : 'DELETE';
  await callAndParse(announcementPath(id, '/like'), parseLikeReply, { extension, method });
}

/** Removes the member's own announcement from its group. */
export const removeFromGroup = (id: string): Promise<true> =>
  callAndParse(announcementPath(id), parseRemovedReply, { extension, method: 'DELETE' });
