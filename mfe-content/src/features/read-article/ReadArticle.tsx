import { paths } from '@az/shared/paths';
import { useParams } from '@az/shared/router';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useWholeArticle } from '../../data/news/use-whole-article.ts';
import { Printable } from '../../ui/Printable.tsx';
import { ArticleComments } from './ArticleComments.tsx';
import { ArticleText } from './ArticleText.tsx';
import styles from './ReadArticle.module.css';
import { words } from './words.ts';

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Skeleton className={styles.cover} radius="lg" />
      <Skeleton height={20} width="40%" />
      <Skeleton height={160} />
    </div>
  );
}

/** The article of the URL, with its comments. */
export function ReadArticle() {
  const { blogId = '' } = useParams();
  const { article, hasFailed, retry, isRetrying } = useWholeArticle(blogId);
  if (article === null) {
    return (
      <NotFound to={paths.blogs()} what={words.what}>
        {words.back}
      </NotFound>
    );
  }
  return (
    <Printable>
      <article className={styles.article}>
        {/* One heading while loading and after it, because it may have the focus. */}
        <Page
          heading={article ? article.title : <VisuallyHidden>Article</VisuallyHidden>}
          title={article ? article.title : 'Article'}
        />
        {article && <ArticleText article={article} />}
        {!article && hasFailed && (
          <ErrorState onRetry={retry} retrying={isRetrying}>
            {words.failed}
          </ErrorState>
        )}
        {!article && !hasFailed && <Waiting />}
      </article>
      {article && <ArticleComments article={article} key={article.id} />}
    </Printable>
  );
}
