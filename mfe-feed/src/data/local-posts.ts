import { onSessionRemoved, useAuthContext } from '@az/shared/auth';
import { randomId } from '@az/shared/random-id';
import type { Picture } from '@az/shared/social/MediaGrid';
import { hasStrings, parseListOf, parseStoredJson } from '@az/shared/stored-json';
import { useSyncExternalStore } from 'react';

const texts = ['id', 'text', 'createdAt'] as const;

/** A post stored only on this device, because the server cannot publish. */
export type LocalPost = Record<(typeof texts)[number], string>;

const keyOf = (memberId: string): string => `az-feed-posts:${memberId}`;
const listeners = new Set<() => void>();
/** Pictures are too large for storage: they last as long as the page and the session. */
const picturesOf = new Map<string, Picture[]>();
let read: { stored: string | null; posts: LocalPost[] } = { stored: null, posts: [] };

// Like the member's other data on the device, they outlive an expired session.
onSessionRemoved((removal) => {
  if (removal !== 'signed-out' && removal !== 'closed') return;
  for (const { url } of [...picturesOf.values()].flat()) URL.revokeObjectURL(url);
  picturesOf.clear();
  read = { stored: null, posts: [] };
});

const postsOf = parseListOf((value): value is LocalPost => hasStrings(value, texts));

function postsAt(key: string): LocalPost[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage is blocked: there are no posts.
  }
  if (read.stored !== stored) read = { stored, posts: postsOf(parseStoredJson(stored)) };
  return read.posts;
}

/** Returns whether storage accepted them. */
function storePosts(key: string, posts: LocalPost[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(posts));
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a post of a member on this device; false when storage is full or blocked. */
export function addLocalPost(memberId: string, text: string, pictures: Picture[]): boolean {
  const key = keyOf(memberId);
  const post: LocalPost = { id: randomId(), text, createdAt: new Date().toISOString() };
  picturesOf.set(post.id, pictures);
  return storePosts(key, [post, ...postsAt(key)]);
}

/** The posts of the member that are on this device, the newest first. */
export function useLocalPosts(): {
  posts: (LocalPost & { pictures: Picture[] })[];
  remove: (id: string) => void;
} {
  const key = keyOf(useAuthContext().member?.id ?? '');
  const posts = useSyncExternalStore(subscribe, () => postsAt(key));
  return {
    posts: posts.map((post) => ({ ...post, pictures: picturesOf.get(post.id) ?? [] })),
    remove: (id) =>
      void storePosts(
        key,
        postsAt(key).filter((post) => post.id !== id),
      ),
  };
}
