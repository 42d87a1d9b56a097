import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './LoadingArticles.module.css';
import { articlesPerPage } from './use-articles-page.ts';
import { words } from './words.ts';

const keys = Array.from({ length: articlesPerPage }, (_, index) => index);

/** Skeletons of the articles, shown after a short delay. */
export function LoadingArticles() {
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {keys.map((key) => (
        <Skeleton className={styles.card} key={key} radius="lg" />
      ))}
    </div>
  );
}
