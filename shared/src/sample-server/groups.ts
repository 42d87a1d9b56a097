import {
  GroupAnnouncementWire,
  type GroupReplyWire,
  type GroupSort,
  GroupsQueryWire,
  type GroupsReplyWire,
  type GroupWire,
  type ListedGroupWire,
  type Member,
  MembershipChangeWire,
  maxGroupPage,
  NewGroupWire,
} from '../contracts/index.ts';
import { entriesOf, hasStrings, isString, parseListOf } from '../stored-json/index.ts';
import { findText } from '../text-search/index.ts';
import { memberAuthor } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall, samplePage } from './sample-call.ts';
import {
  type OwnGroup,
  ownGroup,
  type PostWire,
  postWire,
  type SampleGroup,
  sampleGroups,
} from './sample-groups.ts';
import { sampleSection, withId } from './sample-store.ts';

type OwnPost = { id: string; groupId: string; text: string; createdAt: string };

const groupsOf = parseListOf((value): value is OwnGroup =>
  hasStrings(value, ['id', 'name', 'type', 'description', 'createdAt']),
);
const postsOf = parseListOf((value): value is OwnPost =>
  hasStrings(value, ['id', 'groupId', 'text', 'createdAt']),
);
const idsOf = parseListOf(isString);

/** What the member has done: own groups and announcements, the newest first, and the ids of what they have marked. */
const section = sampleSection(
  'groups',
  (found) => {
    const stored = Object.fromEntries(entriesOf(found));
    return {
      groups: groupsOf(stored.groups),
      posts: postsOf(stored.posts),
      joined: idsOf(stored.joined),
      left: idsOf(stored.left),
      requested: idsOf(stored.requested),
      liked: idsOf(stored.liked),
    };
  },
  {
    groups: 'az-content-groups',
    posts: 'az-content-posts',
    joined: 'az-content-joined-marks',
    left: 'az-content-left-marks',
    requested: 'az-content-requested-marks',
    liked: 'az-content-liked-marks',
  },
);

type Stored = ReturnType<typeof section.read>;

/** All groups, those of the member first, then those of the network in order of suggestion. */
const allGroups = (stored: Stored, member: Member): SampleGroup[] => [
  ...stored.groups.map((group) => ownGroup(group, member)),
  ...sampleGroups(),
];

function findGroup(id: string | undefined, stored: Stored, member: Member): SampleGroup {
  const found = allGroups(stored, member).find(({ group }) => group.id === id);
  if (!found) throw new SampleRefusal('not-found');
  return found;
}

const isIn = ({ group: { id }, isJoined }: SampleGroup, { joined, left }: Stored): boolean =>
  joined.includes(id) || (isJoined && !left.includes(id));

const isOpen = (one: SampleGroup, stored: Stored): boolean =>
  one.group.type === 'Public' || isIn(one, stored);

const isOwn = ({ group: { id } }: SampleGroup, { groups }: Stored): boolean =>
  groups.some((own) => own.id === id);

function standing(one: SampleGroup, stored: Stored): Pick<ListedGroupWire, 'membership' | 'member_count'> {
  const isMember = isIn(one, stored);
  const otherwise = stored.requested.includes(one.group.id) ? 'requested' : 'none';
  return {
    membership: isMember ? 'member' : otherwise,
    member_count: one.group.member_count + Number(isMember) - Number(one.isJoined),
  };
}

function actsIn(one: SampleGroup, stored: Stored): GroupWire['may'] {
  const isMember = isIn(one, stored);
  const write = isMember ? (['write'] as const) : [];
  // Nobody else can see a group that is on this device only, so nobody is invited to it.
  if (isOwn(one, stored)) return [...write, 'delete'];
  const leave = isMember ? (['leave'] as const) : [];
  const invite = isOpen(one, stored) ? (['invite'] as const) : [];
  return [...write, ...leave, ...invite, 'report'];
}

const replyOf = (one: SampleGroup, stored: Stored): GroupReplyWire => ({
  success: true,
  group: {
    ...one.group,
    ...standing(one, stored),
    own: isOwn(one, stored),
    may: actsIn(one, stored),
    content: isOpen(one, stored) ? one.content : null,
  },
});

function listed(one: SampleGroup, stored: Stored): ListedGroupWire {
  const { description: _, city: _city, created_at: _createdAt, ...group } = one.group;
  return { ...group, ...standing(one, stored) };
}

const orders: Record<GroupSort, (one: SampleGroup, other: SampleGroup) => number> = {
  alpha: ({ group: one }, { group: other }) => one.name.localeCompare(other.name, 'fr'),
  recent: ({ group: one }, { group: other }) => other.created_at.localeCompare(one.created_at),
  active: (one, other) => other.activeAt.localeCompare(one.activeAt),
  suggested: () => 0,
};

function listOf(
  { tab, sort = 'suggested', q = '', cursor }: GroupsQueryWire,
  stored: Stored,
  member: Member,
) {
  const access = { Private: 'Groupe privé', Public: 'Groupe public' };
  const begins = ({ group }: SampleGroup) => Number(q !== '' && findText(group.name, q) === 0);
  const found = allGroups(stored, member)
    .filter((one) => tab === undefined || (tab === 'mine' ? isIn(one, stored) : one.tab === tab))
    .filter(({ group: { name, type } }) => findText(`${name} ${access[type]}`, q) >= 0)
    .sort(
      (one, other) =>
        begins(other) - begins(one) ||
        Number(isOwn(other, stored)) - Number(isOwn(one, stored)) ||
        orders[sort](one, other),
    );
  const { items, meta } = samplePage(found, cursor, maxGroupPage);
  return { success: true, items: items.map((one) => listed(one, stored)), meta } satisfies GroupsReplyWire;
}

const liked = (post: PostWire, stored: Stored): PostWire => {
  const isLiked = stored.liked.includes(post.id);
  return { ...post, liked: isLiked, like_count: (post.like_count ?? 0) + Number(isLiked) };
};

const ownPost = ({ id, text, createdAt }: OwnPost, member: Member): PostWire =>
  postWire({ id, text, created_at: createdAt, author: memberAuthor(member), own: true });

/** The announcements of a group that is open to the member. */
function postsIn(one: SampleGroup, stored: Stored, member: Member): PostWire[] {
  const own = stored.posts.filter(({ groupId }) => groupId === one.group.id);
  return [...own.map((post) => ownPost(post, member)), ...one.posts].map((post) => liked(post, stored));
}

const setLiked = (isLiked: boolean) =>
  sampleCall({}, ({ member, params: { id = '' } }) => {
    const stored = section.read(member.id);
    const open = allGroups(stored, member).filter((one) => isOpen(one, stored));
    if (!open.flatMap((one) => postsIn(one, stored, member)).some((post) => post.id === id))
      throw new SampleRefusal('not-found');
    const next = { ...stored, liked: withId(stored.liked, id, isLiked) };
    section.write(member.id, next);
    const post = open.flatMap((one) => postsIn(one, next, member)).find((one) => one.id === id);
    return { success: true, liked: isLiked, like_count: post?.like_count ?? 0, rev: 0 };
  });

/** Stores what `change` makes of the member's data, and replies with the group of the path as it is then. */
const changeOf = (change: (one: SampleGroup, stored: Stored, resume: boolean) => Partial<Stored>) =>
  sampleCall({ body: MembershipChangeWire }, ({ member, params, body }) => {
    const stored = section.read(member.id);
    const one = findGroup(params.id, stored, member);
    const next = { ...stored, ...change(one, stored, body.resume ?? false) };
    section.write(member.id, next);
    return replyOf(one, next);
  });

const join = changeOf((one, stored, resume) => {
  const { id, type } = one.group;
  if (isIn(one, stored)) return {};
  const { joined, left, requested } = stored;
  if (resume && !left.includes(id)) throw new SampleRefusal('not-allowed');
  // A request stays pending, because nobody answers it.
  if (type === 'Private' && !resume) return { requested: withId(requested, id, true) };
  return { joined: withId(joined, id, true), left: withId(left, id, false) };
});

const leave = changeOf((one, stored) => {
  const { id } = one.group;
  if (!isIn(one, stored)) return { requested: withId(stored.requested, id, false) };
  return { joined: withId(stored.joined, id, false), left: withId(stored.left, id, true) };
});

export const groupCalls: SampleCalls = {
  'GET /groups': sampleCall({ query: GroupsQueryWire }, ({ member, query }) =>
    listOf(query, section.read(member.id), member),
  ),
  'POST /groups': sampleCall({ body: NewGroupWire }, ({ member, body: { client_id: id, ...group } }) => {
    const stored = section.read(member.id);
    const isKnown = stored.groups.some((one) => one.id === id);
    const created = { ...group, id, createdAt: new Date().toISOString() };
    const next = isKnown ? stored : { ...stored, groups: [created, ...stored.groups] };
    section.write(member.id, next);
    return replyOf(findGroup(id, next, member), next);
  }),
  'GET /groups/{id}': sampleCall({}, ({ member, params }) => {
    const stored = section.read(member.id);
    return replyOf(findGroup(params.id, stored, member), stored);
  }),
  'DELETE /groups/{id}': sampleCall({}, ({ member, params: { id } }) => {
    const stored = section.read(member.id);
    if (!isOwn(findGroup(id, stored, member), stored)) throw new SampleRefusal('not-allowed');
    section.write(member.id, {
      ...stored,
      groups: stored.groups.filter((group) => group.id !== id),
      posts: stored.posts.filter(({ groupId }) => groupId !== id),
    });
    return { success: true };
  }),
  'PUT /groups/{id}/membership': join,
  'DELETE /groups/{id}/membership': ({ body, ...call }) => leave({ ...call, body: body ?? {} }),
  'GET /groups/{id}/announcements': sampleCall({}, ({ member, params }) => {
    const stored = section.read(member.id);
    const one = findGroup(params.id, stored, member);
    if (!isOpen(one, stored)) throw new SampleRefusal('not-allowed');
    return { success: true, feeds: postsIn(one, stored, member), meta: { next_cursor: null } };
  }),
  'POST /groups/{id}/announcements': sampleCall(
    { body: GroupAnnouncementWire },
    ({ member, params, body: { text, client_id: id } }) => {
      const stored = section.read(member.id);
      const one = findGroup(params.id, stored, member);
      if (!isIn(one, stored)) throw new SampleRefusal('not-allowed');
      const known = stored.posts.find((post) => post.id === id);
      const post = known ?? { id, groupId: one.group.id, text, createdAt: new Date().toISOString() };
      if (!known) section.write(member.id, { ...stored, posts: [post, ...stored.posts] });
      return { success: true, feed: ownPost(post, member) };
    },
  ),
  'DELETE /az/announcements/{id}': sampleCall({}, ({ member, params: { id } }) => {
    const stored = section.read(member.id);
    const posts = stored.posts.filter((post) => post.id !== id);
    if (posts.length === stored.posts.length) throw new SampleRefusal('not-found');
    section.write(member.id, { ...stored, posts });
    return { success: true };
  }),
  'POST /az/announcements/{id}/like': setLiked(true),
  'DELETE /az/announcements/{id}/like': setLiked(false),
};
