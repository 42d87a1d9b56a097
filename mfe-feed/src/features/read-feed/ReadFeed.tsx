import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { late, optional } from '@az/shared/late-parts';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSpeakerphone } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import { useFeedChoice } from '../../data/feed-view.ts';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useIsHiddenPerson } from '../../ui/use-hiding.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { authorOf } from './author-of.ts';
import { ChooseView } from './ChooseView.tsx';
import { FeedPages } from './FeedPages.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';

export { prepareGlobalFeed } from '../../data/global-feed.ts';

const LateNewerPosts = late(() => import('./NewerPosts.tsx').then((part) => part.NewerPosts));

/** If its code cannot be loaded, only the choice of the view is shown. */
const EmptyNetwork = optional(() => import('./EmptyNetwork.tsx').then((part) => part.EmptyNetwork));

/** Returns a function that tells whether the author of an announcement is neither blocked nor unfollowed. */
function useIsWanted(): (announcement: Announcement) => boolean {
  const memberId = useAuthContext().member?.id;
  const isOfHiddenPerson = useIsHiddenPerson();
  return (announcement) => !isOfHiddenPerson(authorOf(announcement, memberId));
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
  const { choice, choose } = useFeedChoice();
  const isWanted = useIsWanted();
  const { announcements, failure } = feed;
  const focus = useFeedFocus(announcements?.length ?? 0);
  const refresh = () => {
    focus.stay();
    feed.retry();
  };
  const showAll = () => {
    focus.stay();
    choose('all');
  };
  // While another view loads, the buttons stay and show the member's choice.
  const view = announcements ? feed.view : choice;
  const hasEnded = Boolean(failure && !announcements) || (announcements !== undefined && !feed.hasMore);
  return (
    <div className={styles.feed} ref={focus.container} tabIndex={-1}>
      {view && <ChooseView onChoose={choose} view={view} />}
      <LateNewerPosts isWanted={isWanted} onShow={focus.startAnew} />
      <FeedPages
        below={below}
        empty={
          feed.view === 'network' ? (
            <EmptyNetwork onShowAll={showAll} />
          ) : (
            <NoAnnouncements onRefresh={refresh} />
          )
        }
        feed={feed}
        focus={focus}
        label="Annonces"
      />
      {hasEnded && after}
    </div>
  );
}
