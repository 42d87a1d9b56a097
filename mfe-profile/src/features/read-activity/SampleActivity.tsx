import type { Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import type { ReactNode } from 'react';
import { activityKinds } from '../../data/activities.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Timeline } from './Timeline.tsx';
import { useActivity } from './use-activity.ts';
import { words } from './words.ts';

const tabs = [
  { label: words.all, to: paths.profileActivity() },
  ...activityKinds.map((kind) => ({ label: words.kinds[kind], to: paths.profileActivity(kind) })),
];

/** Sample activity of every kind, with a filter. */
export function SampleActivity({ member, empty }: { member: Member; empty: ReactNode }) {
  const { sample, kind, shown, hasMore, showMore } = useActivity();
  return (
    <>
      <TabLinks current={paths.profileActivity(kind ?? undefined)} label={words.filters} tabs={tabs} />
      <SampleNotice />
      <SampleStates empty={empty} sample={sample} skeleton={<RowsSkeleton />} words={words}>
        {() => <Timeline activities={shown} hasMore={hasMore} member={member} onMore={showMore} />}
      </SampleStates>
    </>
  );
}
