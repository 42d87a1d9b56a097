import { randomId } from '@az/shared/random-id';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';
import type { Guest } from '../events/event.ts';
import { useMe } from '../use-me.ts';
import type { Group } from './group.ts';
import { useForgetPosts } from './local-posts.ts';

const texts = ['id', 'name', 'type', 'description', 'createdAt'] as const;

/** A group created on this device, as stored. */
type LocalGroup = Record<(typeof texts)[number], string>;

const keyOf = memberKey(
  'az-content-groups',
  parseListOf((value): value is LocalGroup => hasStrings(value, texts)),
);

function asGroup({ type, ...group }: LocalGroup, me: Guest): Group {
  return {
    ...group,
    type: type === 'Private' ? 'Private' : 'Public',
    image: 'vallee',
    verified: false,
    ppd: 0,
    members: [me],
    memberCount: 1,
    isJoin: true,
    shelf: null,
    activeAt: group.createdAt,
    city: null,
    posts: [],
    media: [],
    videos: [],
    eventIds: [],
    isLocal: true,
  };
}

/** The groups created on this device, the newest first. Removing a group removes its publications. */
export function useLocalGroups() {
  const me = useMe();
  const { value, change } = useMemberValue(keyOf);
  const forgetPosts = useForgetPosts();
  return {
    groups: value.map((group) => asGroup(group, me)),
    add: (group: Pick<LocalGroup, 'name' | 'type' | 'description'>) =>
      change((known) => [
        { ...group, id: `local-${randomId()}`, createdAt: new Date().toISOString() },
        ...known,
      ]),
    remove: (id: string) => {
      forgetPosts(id);
      change((known) => known.filter((group) => group.id !== id));
    },
  };
}
