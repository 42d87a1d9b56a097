import { Skeleton } from '@az/shared/ui/Skeleton';
import styles from './CommentList.module.css';
import row from './CommentRow.module.css';
import { previewLength } from './comment-preview.ts';

/** Skeleton of the comments: as high as `count` of them, or as one when the number is unknown. */
export function CommentListSkeleton({ count }: { count: number | null }) {
  if (count === 0) return <div className={styles.noneLoading} />;
  const rows = Array.from({ length: Math.min(count ?? 1, previewLength) }, (_, index) => index);
  return (
    <div aria-hidden="true">
      <div className={styles.list}>
        {rows.map((index) => (
          <div className={row.row} key={index}>
            <Skeleton circle height={32} width={32} />
            <div className={row.body}>
              <Skeleton height={12} my={6} width="30%" />
              <Skeleton height={14} />
            </div>
          </div>
        ))}
      </div>
      {(count ?? 0) > previewLength && <div className={styles.allLoading} />}
    </div>
  );
}
