import { randomId } from '@az/shared/random-id';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';
import { useMe } from '../use-me.ts';
import type { GroupPost } from './group.ts';

const texts = ['id', 'groupId', 'text', 'createdAt'] as const;

type LocalPost = Record<(typeof texts)[number], string>;

const keyOf = memberKey(
  'az-content-posts',
  parseListOf((value): value is LocalPost => hasStrings(value, texts)),
);

/** Removes the member's publications in a group on this device. */
export function useForgetPosts(): (groupId: string) => void {
  const { change } = useMemberValue(keyOf);
  return (groupId) => change((known) => known.filter((post) => post.groupId !== groupId));
}

/** The member's publications in a group, on this device only; the newest first. */
export function useLocalPosts(groupId: string) {
  const author = useMe();
  const { value, change } = useMemberValue(keyOf);
  return {
    posts: value
      .filter((post) => post.groupId === groupId)
      .map(
        ({ id, text, createdAt }): GroupPost => ({
          id,
          text,
          createdAt,
          author,
          picture: null,
          likes: 0,
          isLocal: true,
        }),
      ),
    add: (text: string) =>
      change((known) => [{ id: randomId(), groupId, text, createdAt: new Date().toISOString() }, ...known]),
    remove: (id: string) => change((known) => known.filter((post) => post.id !== id)),
  };
}
