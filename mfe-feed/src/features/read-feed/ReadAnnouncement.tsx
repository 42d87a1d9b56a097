import { paths } from '@az/shared/paths';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { Page } from '@az/shared/ui/Page';
import { Unknown } from '../../ui/Unknown.tsx';
import waiting from '../../ui/Waiting.module.css';
import { AnnouncementCard, type CardPart } from './AnnouncementCard.tsx';
import { FeedError } from './FeedError.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** One announcement of the network by its id, with what `below` draws under it. */
export function ReadAnnouncement({ id, below }: { id: string; below: CardPart }) {
  const { announcement, failure, retry } = useAnnouncement(id);
  if (announcement) {
    const title = `Publication de ${announcement.author.name}`;
    const [firstLine = ''] = announcement.text.split('\n');
    return (
      <>
        <Page heading={firstLine || title} headingHidden title={title} />
        <AnnouncementCard announcement={announcement} below={below} hidden={null} isNear isWhole />
      </>
    );
  }
  if (announcement === null) {
    return (
      <Unknown to={paths.feedHome()} what="Cette publication">
        Retour à l’accueil
      </Unknown>
    );
  }
  return (
    <>
      <Page headingHidden title="Publication" />
      {failure ? (
        <FeedError failure={failure} onRetry={retry} />
      ) : (
        <div className={waiting.waiting}>
          <PostSkeleton />
        </div>
      )}
    </>
  );
}
