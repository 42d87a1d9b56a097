import { paths } from '@az/shared/paths';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconNews } from '@az/shared/ui/icons';
import { Pagination } from '@az/shared/ui/Pagination';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { Article } from './Article.tsx';
import styles from './BrowseArticles.module.css';
import { LoadingArticles } from './LoadingArticles.tsx';
import { useArticlesPage } from './use-articles-page.ts';
import { words } from './words.ts';

/** The news, six articles a page. */
export function BrowseArticles() {
  const { status, page, retry, isRetrying } = useArticlesPage();
  const heading = useFocusOnChange<HTMLHeadingElement>(page.number);
  if (status === 'loading') return <LoadingArticles />;
  if (status === 'failed') {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        {words.failed}
      </ErrorState>
    );
  }
  if (page.items.length === 0) return <EmptyState icon={<IconNews />}>{words.empty}</EmptyState>;
  return (
    <section aria-labelledby="articles">
      <VisuallyHidden component="h2" id="articles" ref={heading} tabIndex={-1}>
        {words.listOfPage(page.number, page.count)}
      </VisuallyHidden>
      <ul className={styles.list}>
        {page.items.map((article) => (
          <li key={article.id}>
            <Article article={article} />
          </li>
        ))}
      </ul>
      <Pagination
        count={page.count}
        current={page.number}
        to={(number) => paths.blogs(number > 1 ? number : undefined)}
      />
    </section>
  );
}
