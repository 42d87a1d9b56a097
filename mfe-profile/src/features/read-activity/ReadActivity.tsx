import { useCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { Announcement, Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Activity } from '../../data/activities.ts';
import { useOwnAnnouncements, useSource } from '../../data/own-announcements.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { OwnTimeline } from './OwnTimeline.tsx';
import styles from './ReadActivity.module.css';
import { SampleActivity } from './SampleActivity.tsx';
import { words } from './words.ts';

/** Loaded on demand, because the page begins with publications. */
const OwnComments = lazy(() => import('./OwnComments.tsx').then((part) => ({ default: part.OwnComments })));

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
  const list = useOwnAnnouncements();
  return <OwnTimeline empty={empty} list={list} member={member} toActivity={toActivity} words={words} />;
}

/** What the server knows: the member's publications and, in a tab of their own, their comments. */
function OwnActivity({ member }: { member: Member }) {
  const hasComments = useCapability('account-comments');
  const [address] = useSearchParams();
  const isOfComments = address.get('type') === 'comment';
  if (!hasComments) return <OwnPublications empty={empty} member={member} />;
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
            <OwnActivity member={member} />
          ) : (
            <SampleActivity empty={empty} member={member} />
          )
        }
      </SampleStates>
    </Card>
  );
}
