import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { useId } from 'react';
import { useMarks } from '../../data/kept-marks.ts';
import { usePosts } from '../../data/posts.ts';
import { SamplePostCard } from '../../ui/SamplePostCard.tsx';
import { useHiding } from '../../ui/use-hiding.ts';
import waiting from '../../ui/Waiting.module.css';
import styles from './ReadSamplePosts.module.css';
import { words } from './words.ts';

/** The posts of the sample network, said to be examples. */
export function ReadSamplePosts() {
  const id = useId();
  const { items: posts, hasFailed, retry, isRetrying } = usePosts();
  const hiding = useHiding();
  const { has } = useMarks('hidden');
  const shown = posts?.filter((post) => !has(`post-${post.id}`) || hiding.isLeaving(`post-${post.id}`));
  return (
    <section aria-labelledby={id} className={styles.posts}>
      <h2 className={styles.title} id={id}>
        {words.title}
      </h2>
      {hasFailed && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      )}
      {!shown && !hasFailed && <div aria-hidden="true" className={waiting.waiting} />}
      {shown?.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      {shown?.map((post) => (
        <SamplePostCard
          hidden={hiding.noticeOf(`post-${post.id}`)}
          key={post.id}
          onHide={() => hiding.hide(`post-${post.id}`)}
          post={post}
        />
      ))}
    </section>
  );
}
