import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { useState } from 'react';
import { useCelebrations } from '../../data/celebrations.ts';
import { useMarks } from '../../data/kept-marks.ts';
import { TileSkeletons } from '../../ui/TileSkeletons.tsx';
import { CelebrationList } from './CelebrationList.tsx';
import { words } from './words.ts';

/** Birthdays, anniversaries of work and events of contacts; wishes stay on this page. */
export function Celebrate() {
  const { items, hasFailed, retry, isRetrying } = useCelebrations();
  const { has, set } = useMarks('dismissed');
  const [leaving, setLeaving] = useState<string[]>([]);
  const key = (id: string) => `celebration-${id}`;
  if (hasFailed) {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        {words.failed}
      </ErrorState>
    );
  }
  if (!items) return <TileSkeletons label={words.loading} />;
  const shown = items.filter(({ id }) => !has(key(id)) || leaving.includes(id));
  const stopLeaving = (id: string) => setLeaving((known) => known.filter((one) => one !== id));
  const list = (isToday: boolean) => (
    <CelebrationList
      celebrations={shown.filter((one) => one.isToday === isToday)}
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
    <>
      {list(true)}
      {list(false)}
    </>
  );
}
