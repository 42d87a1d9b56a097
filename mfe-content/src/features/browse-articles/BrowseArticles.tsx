import { isRouteLive } from '@az/shared/area';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { CardTitle } from '@az/shared/social/CardTitle';
import { Cover } from '@az/shared/social/Cover';
import { Badge } from '@az/shared/ui/Badge';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconNews } from '@az/shared/ui/icons';
import { Pagination } from '@az/shared/ui/Pagination';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { Article as ArticleData } from '../../data/news/article.ts';
import { categoryColours } from '../../ui/category-colours.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import articleStyles from './Article.module.css';
import styles from './BrowseArticles.module.css';
import loadingArticlesStyles from './LoadingArticles.module.css';
import { articlesPerPage, useArticlesPage } from './use-articles-page.ts';
import { words } from './words.ts';

/** An article in the list, with a link if its page exists. If there is room, the cover is beside the text. */
function Article({ article }: { article: ArticleData }) {
  const { id, title, category, categoryVariant, date, description, image } = article;
  const path = paths.blog(id);
  return (
    <Card className={articleStyles.card} component="article" padding={0}>
      <div className={articleStyles.cover}>
        <Cover motif={image} tone={categoryVariant} />
      </div>
      <div className={articleStyles.text}>
        <div className={articleStyles.meta}>
          <Badge color={categoryColours[categoryVariant]}>{category}</Badge>
          <Text c="dimmed" component="time" dateTime={date} size="sm">
            {longDate(date)}
          </Text>
        </div>
        <CardTitle size="h3" to={isRouteLive(path) ? path : undefined}>
          {title}
        </CardTitle>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Card>
  );
}

const keys = Array.from({ length: articlesPerPage }, (_, index) => index);

/** Skeletons of the articles, shown after a short delay. */
function LoadingArticles() {
  return (
    <div aria-busy="true" className={loadingArticlesStyles.list}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {keys.map((key) => (
        <Skeleton className={loadingArticlesStyles.card} key={key} radius="lg" />
      ))}
    </div>
  );
}

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

/** The news, six articles per page: all articles, or those of one category. */
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
