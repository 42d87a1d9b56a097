import type { Celebration } from '@az/shared/contracts';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useCelebrations } from '../../data/celebrations.ts';
import { CelebrationList } from './CelebrationList.tsx';
import { words } from './words.ts';

/** Birthdays, work anniversaries and events of contacts; wishes are not sent. */
export function Celebrate() {
  const { sample, leaving, leave, restore, dismiss } = useCelebrations();
  const list = (items: Celebration[], isToday: boolean) => (
    <CelebrationList
      celebrations={items.filter(({ today }) => today === isToday)}
      leaving={leaving}
      onDismiss={leave}
      onGone={dismiss}
      onRestore={restore}
      title={isToday ? words.today : words.soon}
    >
      {isToday ? <EmptyState>{words.nothingToday}</EmptyState> : <EmptyState>{words.nothingSoon}</EmptyState>}
    </CelebrationList>
  );
  return (
    <SampleStates sample={sample} skeleton={<CardSkeletons height={220} />} words={words}>
      {(items) => (
        <>
          <SampleNotice extension="celebrations" />
          {list(items, true)}
          {list(items, false)}
        </>
      )}
    </SampleStates>
  );
}
