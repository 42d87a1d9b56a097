import type { Announcement, Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import type { Activity } from '../../data/activities.ts';
import { useOwnAnnouncements } from '../../data/own-announcements.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Timeline } from './Timeline.tsx';
import { words } from './words.ts';

const toActivity = ({ id, text, imageCount, createdAt }: Announcement): Activity => ({
  id,
  kind: 'publication',
  text: text === '' ? words.addedPictures(imageCount ?? 1) : words.published,
  excerpt: text === '' ? null : text,
  visibility: 'members',
  at: createdAt,
  to: paths.announcement(id),
});

/** The member's activity known to the server: their publications. */
export function OwnPublications({ member, empty }: { member: Member; empty: ReactNode }) {
  const { hasMore, isAdding, showMore, ...publications } = useOwnAnnouncements();
  return (
    <SampleStates empty={empty} sample={publications} skeleton={<RowsSkeleton />} words={words}>
      {(items) => (
        <Timeline
          activities={items.map(toActivity)}
          hasMore={hasMore}
          isAdding={isAdding}
          member={member}
          onMore={showMore}
        />
      )}
    </SampleStates>
  );
}
