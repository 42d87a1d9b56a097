import { useAuthContext } from '@az/shared/auth';
import type { Announcement, Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import type { Activity } from '../../data/activities.ts';
import { useOwnAnnouncements, useSource } from '../../data/own-announcements.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './ReadActivity.module.css';
import { SampleActivity } from './SampleActivity.tsx';
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

/** The part of the member's activity that the server knows: their publications. */
function OwnPublications({ member, empty }: { member: Member; empty: ReactNode }) {
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

const empty = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.feed}</ButtonLink>} icon={<IconNews />}>
    {words.empty}
  </EmptyState>
);

/** The member's activity as a timeline: from the server if it lists publications, otherwise sample data. */
export function ReadActivity() {
  const { member } = useAuthContext();
  const source = useSource();
  if (!member) return null;
  return (
    <Card className={styles.card} padding="lg">
      <SampleStates sample={source} skeleton={<RowsSkeleton />} words={words}>
        {([from]) =>
          from === 'server' ? (
            <OwnPublications empty={empty} member={member} />
          ) : (
            <SampleActivity empty={empty} member={member} />
          )
        }
      </SampleStates>
    </Card>
  );
}
