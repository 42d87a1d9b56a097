import type { ReactNode } from 'react';
import { useMemberAnnouncements } from '../../data/announcement-lists.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { words } from './list-words.ts';
import { ReadList } from './ReadList.tsx';

type Props = {
  memberId: string;
  /** Renders content below each announcement. */
  below: CardPart;
  /** Shown when the member has published nothing. */
  empty: ReactNode;
};

/** The announcements of another member, page by page. */
export const ReadMemberAnnouncements = ({ memberId, ...props }: Props) => (
  <ReadList {...props} feed={useMemberAnnouncements(memberId)} label={words.ofMember} />
);
