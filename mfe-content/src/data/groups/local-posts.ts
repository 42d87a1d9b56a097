import { newKey } from '@az/shared/new-key';
import { hasTexts, listOf } from '@az/shared/stored';
import { useKept } from '../kept.ts';
import { useMe } from '../use-me.ts';
import type { GroupPost } from './group.ts';

const texts = ['id', 'groupId', 'text', 'createdAt'] as const;

type LocalPost = Record<(typeof texts)[number], string>;

const parse = listOf((value): value is LocalPost => hasTexts(value, texts));

/** Takes away all that the member has written in a group on this device. */
export function useForgetPosts(): (groupId: string) => void {
  const { change } = useKept('posts', parse);
  return (groupId) => change((known) => known.filter((post) => post.groupId !== groupId));
}

/** What the member has written in a group, on this device only; the newest first. */
export function useLocalPosts(groupId: string) {
  const author = useMe();
  const { value, change } = useKept('posts', parse);
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
      change((known) => [{ id: newKey(), groupId, text, createdAt: new Date().toISOString() }, ...known]),
    remove: (id: string) => change((known) => known.filter((post) => post.id !== id)),
  };
}
