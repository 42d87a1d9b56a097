import type { Announcement } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { useMemberPath } from '@az/shared/social/AuthorName';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard, type PostMenu } from '@az/shared/social/PostCard';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useState } from 'react';
import { useAnnouncementImages } from '../../data/announcement-images.ts';
import { isGone } from '../../data/feed-cache.ts';
import { useLike } from '../../data/likes.ts';
import { useMark } from '../../data/marks.ts';
import { useShownAuthor } from '../../data/own-author.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './AnnouncementCard.module.css';
import type { CardDialog } from './AnnouncementDialog.tsx';
import { words } from './words.ts';

type AnnouncementMediaProps = { announcement: Announcement; isFirst: boolean; isNear: boolean };

/**
 * Images of an announcement. Their space is reserved when the feed says that there are some; without images, or when
 * they cannot be loaded, nothing is shown (specification, section 8: no message).
 */
function AnnouncementMedia({ announcement, isFirst, isNear }: AnnouncementMediaProps) {
  const { imageCount, author } = announcement;
  const known = useAnnouncementImages(announcement, isNear);
  // Browsers also load pictures far below the screen, and these would delay the pictures on the screen.
  const images = isNear || isFirst ? known : undefined;
  if (images && images.length > 0)
    return <MediaGrid eager={isFirst} of={`de la publication de ${author.name}`} pictures={images} />;
  const isReserved = images === undefined && imageCount !== null && imageCount > 0;
  return isReserved ? <Skeleton className={styles.box} /> : null;
}

/** Renders the comments below an announcement; `isNear` says whether they may load. Null where there are none. */
export type CardPart = ((card: { announcement: Announcement; isNear: boolean }) => ReactNode) | null;

type Props = {
  announcement: Announcement;
  /** The announcement's position, if it is in a feed. */
  feed?: { position: number; setSize: number };
  /** Whether the announcement's images and the content below it may load. */
  isNear: boolean;
  below: CardPart;
  hidden?: ComponentProps<typeof PostCard>['hidden'];
  /** Actions that hide the announcement, or everything by its author. `onBlock` is called after a confirmation. */
  leave: Pick<PostMenu, 'onHide' | 'onBlock'>;
  /** Shows the whole text, for the page of this announcement alone. */
  isWhole?: boolean;
  ref?: Ref<HTMLElement>;
};

function Present({ announcement, isNear, below, leave, partId, ...card }: Props & { partId: string }) {
  const { audience, createdAt, editedAt, text, commentCount } = announcement;
  const author = useShownAuthor(announcement.author, announcement.own);
  const { liked, likeCount, toggle } = useLike(announcement, announcement.id);
  const memberPath = useMemberPath();
  const navigate = useNavigate();
  const saved = useMark('saved');
  const isSaved = saved.has(announcement);
  const { onBlock } = leave;
  const dialog = useOnDemand(() =>
    import('./AnnouncementDialog.tsx').then((part) => part.AnnouncementDialog),
  );
  const [asked, setAsked] = useState<{ dialog: CardDialog; key: number } | null>(null);
  const ask = (name: CardDialog) => () => {
    setAsked((before) => ({ dialog: name, key: (before?.key ?? 0) + 1 }));
    dialog.show();
  };
  const writeComment = () => document.getElementById(partId)?.querySelector('textarea')?.focus();
  return (
    <PostCard
      {...card}
      author={author}
      authorTo={memberPath(author)}
      {...(audience && audience !== 'members' && { badge: words.audience(audience, announcement.own) })}
      {...(below && { comments: { count: commentCount, onOpen: writeComment } })}
      createdAt={createdAt}
      editedAt={editedAt}
      // A server that reports no likes has no call for them either.
      likes={likeCount === null ? undefined : { count: likeCount, isLiked: liked, onToggle: toggle }}
      media={
        <AnnouncementMedia announcement={announcement} isFirst={card.feed?.position === 1} isNear={isNear} />
      }
      menu={{
        isSaved,
        onSave: () => saved.set(announcement, !isSaved),
        // Offered once the server has stored the mark: before that, the server's list lacks this announcement.
        ...(isSaved && announcement.saved && { onShowSaved: () => void navigate(paths.feedSaved()) }),
        ...leave,
        ...(onBlock && { onBlock: ask('block') }),
        ...(announcement.own
          ? {
              onDelete: ask('remove'),
              ...(editedAt !== undefined && { onEdit: ask('edit') }),
              ...(audience && { onAudience: ask('audience') }),
            }
          : { onReport: ask('report') }),
      }}
      onShare={ask('share')}
      text={text && <LinkedText mentions={announcement.mentions} text={text} />}
    >
      <div id={partId}>{below?.({ announcement, isNear })}</div>
      {asked && dialog.Part && (
        <dialog.Part
          announcement={announcement}
          dialog={asked.dialog}
          key={asked.key}
          name={author.name}
          onBlock={() => onBlock?.()}
          partId={partId}
        />
      )}
    </PostCard>
  );
}

/** Replaces an announcement that was removed while it was on screen, and takes the focus if that was inside. */
function Gone({ feed, partId, ref }: Pick<Props, 'feed' | 'ref'> & { partId: string }) {
  const [hadFocus] = useState(() =>
    document.getElementById(partId)?.closest('article')?.contains(document.activeElement),
  );
  const id = `${partId}-gone`;
  useLayoutEffect(() => {
    if (hadFocus) document.getElementById(id)?.focus({ preventScroll: true });
  }, [hadFocus, id]);
  return (
    <article
      aria-label={words.gone}
      aria-posinset={feed?.position}
      aria-setsize={feed?.setSize}
      className={styles.gone}
      id={id}
      ref={ref}
      tabIndex={feed ? 0 : -1}
    >
      {words.gone}
    </article>
  );
}

/** One announcement of the feed. */
export function AnnouncementCard(props: Props) {
  const partId = useId();
  return isGone(props.announcement) ? (
    <Gone feed={props.feed} partId={partId} ref={props.ref} />
  ) : (
    <Present {...props} partId={partId} />
  );
}
