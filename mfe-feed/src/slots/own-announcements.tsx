import type { SlotProps } from '@az/shared/area';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import { ReadOwnAnnouncements } from '../features/read-feed/ReadOwnAnnouncements.tsx';

/** `feed.own-announcements`: the member's own announcements, as in the feed. */
function OwnAnnouncements({ empty }: SlotProps['feed.own-announcements']) {
  return <ReadOwnAnnouncements below={(card) => <CommentAnnouncement {...card} />} empty={empty} />;
}

export { OwnAnnouncements as Component };
