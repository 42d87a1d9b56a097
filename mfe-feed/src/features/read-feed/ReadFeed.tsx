import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSpeakerphone } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useNewerAnnouncements } from '../../data/newer-announcements.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { FeedPages } from './FeedPages.tsx';
import { NewerPill } from './NewerPill.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';
import { useIsWanted } from './use-is-wanted.ts';

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
