import { memberName, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { useParams } from '@az/shared/router';
import { ItemComments } from '@az/shared/social/ItemComments';
import { useDraft } from '@az/shared/storage';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { WholeArticle } from '../../data/news/article.ts';
import { useWholeArticle } from '../../data/news/use-whole-article.ts';
import { Printable, ScreenOnly } from '../../ui/Printable.tsx';
import { ArticleText } from './ArticleText.tsx';
import styles from './ReadArticle.module.css';
import { words } from './words.ts';

/** Comments on an article, with a box for a new one. */
function ArticleComments({ article }: { article: WholeArticle }) {
  const { member } = useAuthContext();
  const draft = useDraft(`article-comment:${article.id}`);
  return (
    <ScreenOnly>
      <section aria-labelledby="commentaires" className={styles.comments}>
        <Title id="commentaires" order={2} size="h3">
          {words.comments}
        </Title>
        <Text c="dimmed" size="sm">
          {words.note(member ? memberName(member) : 'Vous')}
        </Text>
        <ItemComments draft={draft} item={{ kind: 'article', id: article.id }} />
      </section>
    </ScreenOnly>
  );
}

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
        {/* The same heading element while loading and afterwards, because it may have the focus. */}
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
