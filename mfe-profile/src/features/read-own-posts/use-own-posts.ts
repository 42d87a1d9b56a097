import type { OwnPost } from '../../data/own-posts.ts';
import { useRemovableSample } from '../../data/use-removable-sample.ts';

const toggleLike = (post: OwnPost): OwnPost => ({
  ...post,
  isLiked: !post.isLiked,
  likesCount: post.likesCount + (post.isLiked ? -1 : 1),
});

/** The member's publications and their actions; nothing is sent. */
export function useOwnPosts() {
  const { change, ...list } = useRemovableSample('posts');
  return {
    ...list,
    like: (id: string) => change((posts) => posts.map((post) => (post.id === id ? toggleLike(post) : post))),
  };
}
