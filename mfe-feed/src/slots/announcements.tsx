import { useIsSample } from '@az/shared/api';
import type { SlotProps } from '@az/shared/area';
import { CommentAnnouncement } from '../features/comment-announcement/CommentAnnouncement.tsx';
import type { CardPart } from '../features/read-feed/AnnouncementCard.tsx';
import { ReadMemberAnnouncements } from '../features/read-feed/ReadMemberAnnouncements.tsx';
import { ReadOwnAnnouncements } from '../features/read-feed/ReadOwnAnnouncements.tsx';

type Props = SlotProps['feed.own-announcements'] & Partial<SlotProps['feed.member-announcements']>;

const below: CardPart = (card) => <CommentAnnouncement {...card} />;

/** Both slots are one chunk: with two chunks, the code that they share with the home page would be a separate file. */
function Announcements({ memberId, empty }: Props) {
  // The sample server has no comments on the member's own publications.
  const isSample = useIsSample('network');
  return memberId === undefined ? (
    <ReadOwnAnnouncements below={isSample ? null : below} empty={empty} />
  ) : (
    <ReadMemberAnnouncements below={below} empty={empty} memberId={memberId} />
  );
}

export { Announcements as Component };
