import type { SlotProps } from '@az/shared/area';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import type { CardPart } from '../features/read-feed/AnnouncementCard.tsx';
import { ReadMemberAnnouncements } from '../features/read-feed/ReadMemberAnnouncements.tsx';
import { ReadOwnAnnouncements } from '../features/read-feed/ReadOwnAnnouncements.tsx';

type Props = SlotProps['feed.own-announcements'] & Partial<SlotProps['feed.member-announcements']>;

const below: CardPart = (card) => <CommentAnnouncement {...card} />;

/**
 * `feed.own-announcements` and `feed.member-announcements`: the announcements of the member, or of another one, as in the
 * feed. With a chunk for each slot, the code that they share with the home page would be a file of its own there.
 */
function Announcements({ memberId, empty }: Props) {
  return memberId === undefined ? (
    <ReadOwnAnnouncements below={below} empty={empty} />
  ) : (
    <ReadMemberAnnouncements below={below} empty={empty} memberId={memberId} />
  );
}

export { Announcements as Component };
