import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import list from './FeedList.module.css';

/** Skeletons of three cards. */
export function FeedSkeleton() {
  return (
    <div className={list.list} role="status">
      <VisuallyHidden>Chargement des annonces</VisuallyHidden>
      {['first', 'second', 'third'].map((key) => (
        <PostSkeleton key={key} />
      ))}
    </div>
  );
}
