import type { Member } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { type ReactNode, useState } from 'react';
import { activityKinds } from '../../data/activities.ts';
import { useSamples } from '../../data/use-samples.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Timeline } from './Timeline.tsx';
import { words } from './words.ts';

const atOnce = 8;

/** The member's activity of the kind in the URL, shown in batches. */
function useActivity() {
  const sample = useSamples('activities');
  const [address] = useSearchParams();
  const [shown, setShown] = useState({ of: '', count: atOnce });
  const kind = activityKinds.find((one) => one === address.get('type')) ?? null;
  const found = (sample.items ?? []).filter((activity) => kind === null || activity.kind === kind);
  const count = shown.of === (kind ?? '') ? shown.count : atOnce;
  return {
    sample,
    kind,
    shown: found.slice(0, count),
    hasMore: found.length > count,
    showMore: () => setShown({ of: kind ?? '', count: count + atOnce }),
  };
}

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
