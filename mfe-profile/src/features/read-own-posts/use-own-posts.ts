import { useState } from 'react';
import type { OwnPost } from '../../data/own-posts.ts';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';

const toggleLike = (post: OwnPost): OwnPost => ({
  ...post,
  isLiked: !post.isLiked,
  likesCount: post.likesCount + (post.isLiked ? -1 : 1),
});

/** What the member has published, and what can be done with it; nothing of it is sent. */
export function useOwnPosts() {
  const query = useSamples('posts');
  const change = useChangeSamples('posts');
  const [removed, setRemoved] = useState<string | null>(null);
  const drop = (id: string | null) => change((posts) => posts.filter((post) => post.id !== id));
  return {
    query,
    /** The post that can still be brought back. */
    removed,
    like: (id: string) => change((posts) => posts.map((post) => (post.id === id ? toggleLike(post) : post))),
    remove: (id: string) => {
      if (removed !== null) drop(removed);
      setRemoved(id);
    },
    bringBack: () => setRemoved(null),
    forget: () => {
      drop(removed);
      setRemoved(null);
    },
  };
}
