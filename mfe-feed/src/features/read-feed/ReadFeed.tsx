import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSpeakerphone } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useNewerAnnouncements } from '../../data/newer-announcements.ts';
import { useIsHiddenPerson } from '../../ui/use-hiding.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { authorOf } from './author-of.ts';
import { FeedPages } from './FeedPages.tsx';
import newerPillStyles from './NewerPill.module.css';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';
import { words } from './words.ts';

/** Announces newer announcements and shows them on request: the list never changes by itself. */
function NewerPill({ hasNewer, onShow }: { hasNewer: boolean; onShow: () => void }) {
  return (
    <div className={newerPillStyles.container}>
      <VisuallyHidden role="status">{hasNewer && `${words.newer} disponibles`}</VisuallyHidden>
      {hasNewer && (
        <Button className={newerPillStyles.pill} onClick={onShow} radius="xl" size="sm">
          {words.newer}
        </Button>
      )}
    </div>
  );
}

/** Returns whether the author of an announcement is neither blocked nor unfollowed. */
function useIsWanted(): (announcement: Announcement) => boolean {
  const memberId = useAuthContext().member?.id;
  const isAvoided = useIsHiddenPerson();
  return (announcement) => !isAvoided(authorOf(announcement, memberId));
}

function NoAnnouncements({ onRefresh }: { onRefresh: () => void }) {
  const refresh = (
    <Button onClick={onRefresh} variant="default">
      Actualiser
    </Button>
  );
  return (
    <EmptyState action={refresh} icon={<IconSpeakerphone />}>
      Aucune annonce pour le moment.
    </EmptyState>
  );
}

type Props = {
  /** Renders content below each announcement. */
  below: CardPart;
  /** Content after the last announcement, or instead of an empty feed. */
  after?: ReactNode;
};

/** The global feed. */
export function ReadFeed({ below, after }: Props) {
  const feed = useGlobalFeed();
  const newer = useNewerAnnouncements(useIsWanted());
  const { announcements, failure } = feed;
  const focus = useFeedFocus(announcements?.length ?? 0);
  const refresh = () => {
    focus.stay();
    feed.retry();
  };
  const showNewer = () => {
    focus.startAnew();
    newer.show();
  };
  const hasEnded = Boolean(failure && !announcements) || (announcements !== undefined && !feed.hasMore);
  return (
    <div className={styles.feed} ref={focus.container} tabIndex={-1}>
      <NewerPill hasNewer={newer.hasNewer} onShow={showNewer} />
      <FeedPages
        below={below}
        empty={<NoAnnouncements onRefresh={refresh} />}
        feed={feed}
        focus={focus}
        label="Annonces"
      />
      {hasEnded && after}
    </div>
  );
}
