import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { type ComponentProps, useState } from 'react';
import { type Celebration, useCelebrations } from '../../data/celebrations.ts';
import { useDeviceMark } from '../../data/device-marks.ts';
import { CelebrationList } from './CelebrationList.tsx';
import { words } from './words.ts';

/** Birthdays, work anniversaries and events of contacts; wishes are not sent. */
export function Celebrate() {
  const sample = useCelebrations();
  const { has, set } = useDeviceMark('dismissed');
  const [leaving, setLeaving] = useState<string[]>([]);
  const key = (id: string) => `celebration-${id}`;
  const isShown = ({ id }: Celebration) => !has(key(id)) || leaving.includes(id);
  const stopLeaving = (id: string) => setLeaving((known) => known.filter((one) => one !== id));
  const list = (items: ComponentProps<typeof CelebrationList>['celebrations'], isToday: boolean) => (
    <CelebrationList
      celebrations={items.filter((one) => one.isToday === isToday && isShown(one))}
      leaving={leaving}
      onDismiss={(id) => {
        set(key(id), true);
        setLeaving((known) => [...known, id]);
      }}
      onGone={stopLeaving}
      onRestore={(id) => {
        set(key(id), false);
        stopLeaving(id);
      }}
      title={isToday ? words.today : words.soon}
    >
      {isToday ? <EmptyState>{words.nothingToday}</EmptyState> : <EmptyState>{words.nothingSoon}</EmptyState>}
    </CelebrationList>
  );
  return (
    <SampleStates sample={sample} skeleton={<CardSkeletons height={220} />} words={words}>
      {(items) => (
        <>
          <SampleNotice />
          {list(items, true)}
          {list(items, false)}
        </>
      )}
    </SampleStates>
  );
}
