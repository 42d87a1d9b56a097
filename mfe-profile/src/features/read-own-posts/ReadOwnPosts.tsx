import { isSlotFilled } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPencil } from '@az/shared/ui/icons';
import { SampleNote } from '@az/shared/ui/SampleNote';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { Title } from '@az/shared/ui/Title';
import { useRef } from 'react';
import { OwnPostCard } from './OwnPostCard.tsx';
import styles from './ReadOwnPosts.module.css';
import { useOwnPosts } from './use-own-posts.ts';
import { WritePlace } from './WritePlace.tsx';
import { words } from './words.ts';

/** The way to publish, and below it what the member has published. */
export function ReadOwnPosts() {
  const { sample, removed, like, remove, bringBack, forget } = useOwnPosts();
  const composer = useRef<HTMLDivElement>(null);
  const focusComposer = () =>
    composer.current?.querySelector<HTMLElement>('button, textarea, input, [tabindex="0"]')?.focus();
  const empty = (
    <Card>
      <EmptyState
        action={
          isSlotFilled('feed.composer') ? (
            <Button onClick={focusComposer}>{words.publish}</Button>
          ) : (
            <ButtonLink to={paths.feedHome()}>{words.publish}</ButtonLink>
          )
        }
        icon={<IconPencil />}
      >
        {words.empty}
      </EmptyState>
    </Card>
  );
  return (
    <div className={styles.column}>
      <WritePlace ref={composer} />
      <section aria-labelledby="vos-publications" className={styles.column}>
        <div className={styles.head}>
          <Title id="vos-publications" order={2} size="h3">
            {words.heading}
          </Title>
          <SampleNote />
        </div>
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
      </section>
    </div>
  );
}
