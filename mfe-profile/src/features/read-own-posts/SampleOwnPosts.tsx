import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import type { OwnPost } from '../../data/own-posts.ts';
import { useRemovableSample } from '../../data/use-removable-sample.ts';
import { OwnPostCard } from './OwnPostCard.tsx';
import styles from './ReadOwnPosts.module.css';
import { words } from './words.ts';

const toggleLike = (post: OwnPost): OwnPost => ({
  ...post,
  isLiked: !post.isLiked,
  likesCount: post.likesCount + (post.isLiked ? -1 : 1),
});

/** The member's publications and their actions; nothing is sent. */
function useOwnPosts() {
  const { change, ...list } = useRemovableSample('posts');
  return {
    ...list,
    like: (id: string) => change((posts) => posts.map((post) => (post.id === id ? toggleLike(post) : post))),
  };
}

/** Sample publications of the member, for a server that does not list the real ones. */
export function SampleOwnPosts({ empty }: { empty: ReactNode }) {
  const { sample, removed, like, remove, bringBack, forget } = useOwnPosts();
  return (
    <SampleStates empty={empty} sample={sample} skeleton={<PostSkeleton />} words={words}>
      {(posts) => (
        <div aria-label={words.heading} className={styles.column} role="feed">
          {posts.map((post, index) =>
            post.id === removed ? (
              <article aria-label={words.removed} className={styles.removed} key={post.id}>
                <UndoNotice onEnd={forget} onUndo={bringBack}>
                  {words.removed}
                </UndoNotice>
              </article>
            ) : (
              <OwnPostCard
                key={post.id}
                onLike={() => like(post.id)}
                onRemove={() => remove(post.id)}
                position={index + 1}
                post={post}
                setSize={posts.length}
              />
            ),
          )}
        </div>
      )}
    </SampleStates>
  );
}
