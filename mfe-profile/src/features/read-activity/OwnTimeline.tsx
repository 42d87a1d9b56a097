import type { Member } from '@az/shared/contracts';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import type { Activity } from '../../data/activities.ts';
import type { PagedList } from '../../data/paged-list.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Timeline } from './Timeline.tsx';

type Props<Item> = {
  list: PagedList<Item>;
  member: Member;
  empty: ReactNode;
  words: { loading: string; failed: string };
  toActivity: (item: Item) => Activity;
  actionFor?: (activity: Activity) => ReactNode;
};

/** A list of the server as a timeline, in each of its states. */
export function OwnTimeline<Item>({ list, member, empty, words, toActivity, actionFor }: Props<Item>) {
  const { hasMore, isAdding, showMore, ...sample } = list;
  return (
    <SampleStates empty={empty} sample={sample} skeleton={<RowsSkeleton />} words={words}>
      {(items) => (
        <Timeline
          {...(actionFor && { actionFor })}
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
