import type { ReactNode } from 'react';
import { useOwnAnnouncements } from '../../data/own-announcements.ts';
import type { CardPart } from './AnnouncementCard.tsx';
import { words } from './list-words.ts';
import { ReadList } from './ReadList.tsx';

type Props = {
  /** Renders content below each announcement. */
  below: CardPart;
  /** Shown when the member has published nothing. */
  empty: ReactNode;
};

/** The member's own announcements, page by page. */
export const ReadOwnAnnouncements = (props: Props) => (
  <ReadList {...props} feed={useOwnAnnouncements()} label={words.own} />
);
