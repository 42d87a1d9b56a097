import { areaHost } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconSpeakerphone } from '@az/shared/ui/icons';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFeedChoice } from '../../data/feed-view.ts';
import { useGlobalFeed } from '../../data/global-feed.ts';
import { useIsHiddenPerson } from '../../ui/use-hiding.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { authorOf } from './author-of.ts';
import { ChooseView } from './ChooseView.tsx';
import { FeedPages } from './FeedPages.tsx';
import type { NewerPostsProps } from './NewerPosts.tsx';
import styles from './ReadFeed.module.css';
import { useFeedFocus } from './use-feed-focus.ts';

/** How often the code that looks for newer announcements is asked for, until it is there, in milliseconds. */
const loadEvery = 10_000;

/** `NewerPosts`, which the first view does not need: loaded after it, or when it takes long. */
function LazyNewerPosts(props: NewerPostsProps) {
  const [Part, setPart] = useState<ComponentType<NewerPostsProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import('./NewerPosts.tsx').then(
        ({ NewerPosts }) => {
          clearInterval(timer);
          setPart(() => NewerPosts);
        },
        // The next attempt follows.
        () => undefined,
      );
    const timer = setInterval(load, loadEvery);
    const cancel = areaHost().afterFirstView(load);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, []);
  return Part && <Part {...props} />;
}

/** If its code cannot be loaded, only the choice of the view is shown. */
const EmptyNetwork = lazy(() =>
  import('./EmptyNetwork.tsx').then(
    (part): { default: ComponentType<{ onShowAll: () => void }> } => ({ default: part.EmptyNetwork }),
    () => ({ default: () => null }),
  ),
);

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
  // The pressed button stays while the other view loads.
  const view = announcements ? feed.view : choice;
  const hasEnded = Boolean(failure && !announcements) || (announcements !== undefined && !feed.hasMore);
  return (
    <div className={styles.feed} ref={focus.container} tabIndex={-1}>
      {view && <ChooseView onChoose={choose} view={view} />}
      <LazyNewerPosts isWanted={isWanted} onShow={focus.startAnew} />
      <FeedPages
        below={below}
        empty={
          feed.view === 'network' ? (
            <Suspense fallback={null}>
              <EmptyNetwork onShowAll={showAll} />
            </Suspense>
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
