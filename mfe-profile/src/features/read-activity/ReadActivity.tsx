import { useAuthContext } from '@az/shared/auth';
import type { Announcement, Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOwnAnnouncements } from '../../data/own-announcements.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import type { Activity } from './activity.ts';
import { OwnTimeline } from './OwnTimeline.tsx';
import styles from './ReadActivity.module.css';
import { words } from './words.ts';

/** Loaded on demand, because the page begins with publications. */
const OwnComments = lazy(() => import('./OwnComments.tsx').then((part) => ({ default: part.OwnComments })));

const toActivity = ({ id, text, imageCount, createdAt, audience = 'members' }: Announcement): Activity => ({
  id,
  text: text === '' ? words.addedPictures(imageCount ?? 1) : words.published,
  excerpt: text === '' ? null : text,
  visibility: audience,
  at: createdAt,
  to: paths.announcement(id),
});

function OwnPublications({ member, empty }: { member: Member; empty: ReactNode }) {
  const list = useOwnAnnouncements();
  return <OwnTimeline empty={empty} list={list} member={member} toActivity={toActivity} words={words} />;
}

/** The member's publications and, in a tab of their own, their comments. */
function OwnActivity({ member }: { member: Member }) {
  const [address] = useSearchParams();
  const isOfComments = address.get('type') === 'comment';
  const tabs = [
    { label: words.kinds.publication, to: paths.profileActivity() },
    { label: words.kinds.comment, to: paths.profileActivity('comment') },
  ];
  return (
    <>
      <TabLinks
        current={paths.profileActivity(isOfComments ? 'comment' : undefined)}
        label={words.filters}
        tabs={tabs}
      />
      {isOfComments ? (
        <Suspense fallback={<RowsSkeleton />}>
          <OwnComments empty={empty} member={member} />
        </Suspense>
      ) : (
        <OwnPublications empty={empty} member={member} />
      )}
    </>
  );
}

const empty = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.feed}</ButtonLink>} icon={<IconNews />}>
    {words.empty}
  </EmptyState>
);

/** The member's activity as a timeline. */
export function ReadActivity() {
  const { member } = useAuthContext();
  if (!member) return null;
  return (
    <Card className={styles.card} padding="lg">
      <SampleNotice extension="network" />
      <OwnActivity member={member} />
    </Card>
  );
}
