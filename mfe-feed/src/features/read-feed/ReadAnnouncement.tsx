import { useAuthContext } from '@az/shared/auth';
import type { Announcement } from '@az/shared/contracts';
import { type HiddenPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { paths } from '@az/shared/paths';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useAnnouncementPages } from '../../data/announcement-lists.ts';
import { BlockedAuthor } from '../../ui/BlockedAuthor.tsx';
import { FeedError } from '../../ui/FeedError.tsx';
import waiting from '../../ui/Loading.module.css';
import { AnnouncementCard, type CardPart } from './AnnouncementCard.tsx';
import { authorOf } from './author-of.ts';
import type { LivePosts } from './LivePosts.tsx';
import styles from './NewerPosts.module.css';

/** Keeps the announcement up to date with the server. */
function Live({ id }: { id: string }) {
  const [Part, setPart] = useState<ComponentType<ComponentProps<typeof LivePosts>> | null>(null);
  useEffect(() => {
    // If this code cannot be loaded, the page shows what it has read.
    import('./LivePosts.tsx').then(
      (loaded) => setPart(() => loaded.LivePosts),
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.container}>{Part && <Part ids={[id]} isSingle onNew={() => undefined} />}</div>
  );
}

function Reading({ announcement, below }: { announcement: Announcement; below: CardPart }) {
  const blocked = useHiddenPeople('blocked');
  const [isAsked, setAsked] = useState(false);
  const author = authorOf(announcement, useAuthContext().member?.id);
  const { name } = announcement.author;
  const title = `Publication de ${name}`;
  const [firstLine = ''] = announcement.text.split('\n');
  const block = (person: HiddenPerson) => () => {
    setAsked(true);
    blocked.add(person);
  };
  const isBlocked = author !== null && blocked.has(author);
  return (
    <>
      <Page heading={(!isBlocked && firstLine) || title} headingHidden title={title} />
      <Live id={announcement.id} />
      {isBlocked ? (
        <BlockedAuthor name={name} onUnblock={() => blocked.remove(author)} takesFocus={isAsked} />
      ) : (
        <AnnouncementCard
          announcement={announcement}
          below={below}
          isNear
          isWhole
          leave={author ? { onBlock: block(author) } : {}}
        />
      )}
    </>
  );
}

/** One announcement by its id, with the content that `below` renders under it. */
export function ReadAnnouncement({ id, below }: { id: string; below: CardPart }) {
  const { announcements, failure, retry } = useAnnouncementPages(id);
  const announcement = announcements?.[0];
  if (announcement) return <Reading announcement={announcement} below={below} />;
  if (announcements) {
    return (
      <NotFound to={paths.feedHome()} what="Cette publication">
        Retour à l’accueil
      </NotFound>
    );
  }
  return (
    <>
      <Page headingHidden title="Publication" />
      {failure ? (
        <FeedError failure={failure} onRetry={retry} />
      ) : (
        <div className={waiting.loading}>
          <PostSkeleton />
        </div>
      )}
    </>
  );
}
