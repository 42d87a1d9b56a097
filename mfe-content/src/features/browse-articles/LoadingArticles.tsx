import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './LoadingArticles.module.css';
import { articlesPerPage } from './use-articles-page.ts';
import { words } from './words.ts';

const places = Array.from({ length: articlesPerPage }, (_, index) => index);

/** The places of the articles, shown when loading takes long enough to notice. */
export function LoadingArticles() {
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton className={styles.card} key={place} radius="lg" />
      ))}
    </div>
  );
}
