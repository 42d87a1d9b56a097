import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentThread.module.css';
import type { CommentEvents, ThreadItem } from './comment.ts';
import { useShowMore } from './use-show-more.ts';

type Props = CommentEvents & { comments: ThreadItem[]; label: string; isReplies?: boolean };

const moreLabel = (count: number, isReplies: boolean): string => {
  if (isReplies) return count > 1 ? `Voir ${count} autres réponses` : 'Voir une autre réponse';
  return count > 1 ? `Voir ${count} autres commentaires` : 'Voir un autre commentaire';
};

/** Comments of one level, shown in batches. */
export function CommentLevel({ comments, label, isReplies = false, ...events }: Props) {
  const { list, shownCount, nextCount, showMore } = useShowMore(comments.length);
  return (
    <div className={isReplies ? styles.replies : undefined}>
      <ul aria-label={label} className={styles.list} ref={list}>
        {comments.slice(0, shownCount).map((comment) => (
          <CommentItem comment={comment} key={comment.id} {...events}>
            {comment.children.length > 0 && (
              <CommentLevel
                comments={comment.children}
                isReplies
                label={`Réponses à ${comment.author.name}`}
                {...events}
              />
            )}
          </CommentItem>
        ))}
      </ul>
      {nextCount > 0 && (
        <UnstyledButton className={styles.more} onClick={showMore}>
          {moreLabel(nextCount, isReplies)}
        </UnstyledButton>
      )}
    </div>
  );
}
