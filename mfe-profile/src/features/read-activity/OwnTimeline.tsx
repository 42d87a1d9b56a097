import type { Member } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { SampleStates } from '@az/shared/ui/SampleStates';
import type { ReactNode } from 'react';
import type { PagedList } from '../../data/paged-list.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import type { Activity } from './activity.ts';
import styles from './ReadActivity.module.css';
import { words as general } from './words.ts';

type Props<Item> = {
  list: PagedList<Item>;
  member: Member;
  empty: ReactNode;
  words: { loading: string; failed: string };
  toActivity: (item: Item) => Activity;
  /** A control beside the time of an activity. */
  actionFor?: (activity: Activity) => ReactNode;
};

/** A list as a timeline, the latest first, in each of its states. */
export function OwnTimeline<Item>({ list, member, empty, words, toActivity, actionFor }: Props<Item>) {
  const { hasMore, isAdding, showMore, ...sample } = list;
  return (
    <SampleStates empty={empty} sample={sample} skeleton={<RowsSkeleton />} words={words}>
      {(items) => (
        <>
          <ol className={styles.timeline}>
            {items.map(toActivity).map((activity) => (
              <li key={activity.id}>
                <ActivityItem action={actionFor?.(activity)} activity={activity} member={member} />
              </li>
            ))}
          </ol>
          {hasMore && (
            <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
              {general.more}
            </Button>
          )}
        </>
      )}
    </SampleStates>
  );
}
