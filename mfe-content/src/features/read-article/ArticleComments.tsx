import { memberName, useAuthContext } from '@az/shared/auth';
import { CommentThread } from '@az/shared/social/CommentThread';
import { useDraft } from '@az/shared/storage';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import type { WholeArticle } from '../../data/news/article.ts';
import { useArticleComments } from '../../data/news/use-article-comments.ts';
import { ScreenOnly } from '../../ui/Printable.tsx';
import styles from './ReadArticle.module.css';
import { words } from './words.ts';

/** Comments on an article, with a box for a new one. */
export function ArticleComments({ article }: { article: WholeArticle }) {
  const { member } = useAuthContext();
  const draft = useDraft(`article-comment:${article.id}`);
  const { comments, hasFailed, retry, isRetrying, like, send } = useArticleComments(article);
  return (
    <ScreenOnly>
      <section aria-labelledby="commentaires" className={styles.comments}>
        <Title id="commentaires" order={2} size="h3">
          {words.comments}
        </Title>
        <Text c="dimmed" size="sm">
          {words.note(member ? memberName(member) : 'Vous')}
        </Text>
        {hasFailed && !comments && (
          <ErrorState onRetry={retry} retrying={isRetrying}>
            {words.commentsFailed}
          </ErrorState>
        )}
        {comments && <CommentThread comments={comments} draft={draft} onLike={like} onSend={send} />}
      </section>
    </ScreenOnly>
  );
}
