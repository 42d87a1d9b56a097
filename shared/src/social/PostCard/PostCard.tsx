import { type ReactNode, type Ref, useId } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { EditedTime, RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { ActionsMenu } from '../ActionsMenu/ActionsMenu.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import { ClampedText } from '../ClampedText/ClampedText.tsx';
import { UndoNotice, useFocusAfterUndo } from '../UndoNotice/UndoNotice.tsx';
import { PostActions, type PostActionsProps } from './PostActions.tsx';
import styles from './PostCard.module.css';
import postHeadStyles from './PostHead.module.css';
import { type PostMenu, postActions } from './post-menu.tsx';

type PostHeadProps = {
  author: Author;
  createdAt: string | null;
  editedAt: string | null | undefined;
  /** A label for its status, such as `Exemple local`. */
  badge: string | undefined;
  nameId: string;
  order: 2 | 3;
  menu: ReactNode;
  to: string | undefined;
};

function PostHead({ author, createdAt, editedAt, badge, nameId, order, menu, to }: PostHeadProps) {
  const Heading = `h${order}` as const;
  return (
    <div className={postHeadStyles.head}>
      <Avatar name={author.name} picture={author.picture} size={48} />
      <div className={postHeadStyles.who}>
        <Heading className={postHeadStyles.name} id={nameId}>
          <AuthorName author={author} to={to} />
        </Heading>
        <p className={postHeadStyles.about}>
          {author.role && <span>{author.role}</span>}
          <RelativeTime value={createdAt} />
          <EditedTime value={editedAt} />
          {badge && <span>{badge}</span>}
        </p>
      </div>
      {menu && <div className={postHeadStyles.menu}>{menu}</div>}
    </div>
  );
}

export type { PostMenu } from './post-menu.tsx';

type Props = PostActionsProps & {
  author: Author;
  authorTo?: string | undefined;
  /** ISO 8601. */
  createdAt: string | null;
  editedAt?: string | null | undefined;
  /** Text of the publication, which may have links. An empty text is not rendered. */
  text: ReactNode;
  /** A label for its status, such as `Exemple local`. */
  badge?: string;
  media?: ReactNode;
  menu?: PostMenu;
  /**
   * Set when the member has just hidden the publication: offers to undo this for 8 seconds. `notice` replaces the
   * usual text if more than this publication was hidden.
   */
  hidden?: { notice?: string; onUndo: () => void; onEnd: () => void } | null;
  children?: ReactNode;
  /** The card's place in a `role="feed"`: `position` counts from 1, `setSize` is -1 while the total is unknown. */
  feed?: { position: number; setSize: number };
  order?: 2 | 3;
  /** Shows the whole text, for a page of its own. */
  isWhole?: boolean;
  ref?: Ref<HTMLElement>;
};

/** From this position on, a card outside the viewport is not laid out. */
const manyCards = 40;

const hiddenNotice = 'Publication masquée';

export function PostCard({ author, text, menu = {}, hidden = null, feed, ref, ...props }: Props) {
  const {
    authorTo,
    createdAt,
    editedAt,
    badge,
    media,
    children,
    order = 2,
    isWhole = false,
    ...actions
  } = props;
  const id = useId();
  const notice = useFocusAfterUndo(hidden !== null);
  const entries = postActions(menu, author.name);
  return (
    <article
      aria-describedby={hidden || !text ? undefined : `${id}-text`}
      aria-label={hidden ? (hidden.notice ?? hiddenNotice) : undefined}
      aria-labelledby={hidden ? undefined : `${id}-author`}
      aria-posinset={feed?.position}
      aria-setsize={feed?.setSize}
      className={feed && feed.position > manyCards ? `${styles.card} ${styles.deferred}` : styles.card}
      ref={ref}
      tabIndex={feed && 0}
    >
      {hidden ? (
        <UndoNotice onEnd={hidden.onEnd} onUndo={hidden.onUndo}>
          {hidden.notice ?? hiddenNotice}
        </UndoNotice>
      ) : (
        <>
          <div ref={notice}>
            <PostHead
              author={author}
              createdAt={createdAt}
              editedAt={editedAt}
              badge={badge}
              menu={
                entries.length > 0 && (
                  <ActionsMenu actions={entries} label={`Actions sur la publication de ${author.name}`} />
                )
              }
              nameId={`${id}-author`}
              order={order}
              to={authorTo}
            />
          </div>
          {text && isWhole && (
            <p className={styles.whole} dir="auto" id={`${id}-text`}>
              {text}
            </p>
          )}
          {text && !isWhole && (
            <ClampedText id={`${id}-text`} of={`de la publication de ${author.name}`}>
              {text}
            </ClampedText>
          )}
          {media}
          <PostActions {...actions} />
          {children}
        </>
      )}
    </article>
  );
}
