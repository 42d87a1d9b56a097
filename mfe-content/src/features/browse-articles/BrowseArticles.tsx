import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
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

function ShowAll() {
  return (
    <ButtonLink size="compact-sm" to={paths.blogs()} variant="default">
      {words.all}
    </ButtonLink>
  );
}

function Nothing({ category }: { category: string | null }) {
  return (
    <EmptyState action={category !== null && <ShowAll />} icon={<IconNews />}>
      {category === null ? words.empty : words.emptyCategory(category)}
    </EmptyState>
  );
}

/** The news, six articles per page, all of them or those of one category. */
export function BrowseArticles() {
  const { status, category, page, retry, isRetrying } = useArticlesPage();
  const heading = useFocusOnChange<HTMLHeadingElement>(`${category} ${page.number}`);
  if (status === 'loading') return <LoadingArticles />;
  if (status === 'failed') {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        {words.failed}
      </ErrorState>
    );
  }
  if (page.items.length === 0) return <Nothing category={category} />;
  return (
    <section aria-labelledby="articles">
      <VisuallyHidden component="h2" id="articles" ref={heading} tabIndex={-1}>
        {words.listOfPage(page.number, page.count)}
      </VisuallyHidden>
      {category !== null && (
        <p className={styles.category}>
          {words.category(category)} <ShowAll />
        </p>
      )}
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
        to={(number) => paths.blogs(number > 1 ? number : undefined, category)}
      />
    </section>
  );
}
