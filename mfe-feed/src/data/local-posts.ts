import { onSessionRemoved } from '@az/shared/auth';
import { randomId } from '@az/shared/random-id';
import type { Picture } from '@az/shared/social/MediaGrid';
import { memberKey, readStored, useMemberValue, writeStored } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';

const texts = ['id', 'text', 'createdAt'] as const;

/** A post stored only on this device, because the server cannot publish. */
export type LocalPost = Record<(typeof texts)[number], string>;

const keyOf = memberKey(
  'az-feed-posts',
  parseListOf((value): value is LocalPost => hasStrings(value, texts)),
);

/** Pictures by post id. They are too large for storage, so they are lost when the page or the session ends. */
const picturesOf = new Map<string, Picture[]>();

// Like the member's other data on the device, the pictures outlive a session that has expired.
onSessionRemoved((removal) => {
  if (removal !== 'signed-out' && removal !== 'closed') return;
  for (const { url } of [...picturesOf.values()].flat()) URL.revokeObjectURL(url);
  picturesOf.clear();
});

/** Stores a post of a member on this device; false when storage is full or blocked. */
export function addLocalPost(memberId: string, text: string, pictures: Picture[]): boolean {
  const key = keyOf(memberId);
  const post: LocalPost = { id: randomId(), text, createdAt: new Date().toISOString() };
  picturesOf.set(post.id, pictures);
  return writeStored(key, [post, ...readStored(key)]);
}

export function useLocalPosts(): {
  posts: (LocalPost & { pictures: Picture[] })[];
  remove: (id: string) => void;
} {
  const { value, change } = useMemberValue(keyOf);
  return {
    posts: value.map((post) => ({ ...post, pictures: picturesOf.get(post.id) ?? [] })),
    remove: (id) => change((posts) => posts.filter((post) => post.id !== id)),
  };
}
