import type { Member } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import type { ReactNode } from 'react';
import type { Activity } from '../../data/activities.ts';
import { ActivityItem } from './ActivityItem.tsx';
import styles from './ReadActivity.module.css';
import { words } from './words.ts';

type Props = {
  member: Member;
  activities: Activity[];
  hasMore: boolean;
  isAdding?: boolean;
  onMore: () => void;
  /** A control beside the time of an activity. */
  actionFor?: (activity: Activity) => ReactNode;
};

/** Activities, the latest first. */
export function Timeline({ member, activities, hasMore, isAdding = false, onMore, actionFor }: Props) {
  return (
    <>
      <ol className={styles.timeline}>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityItem action={actionFor?.(activity)} activity={activity} member={member} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={onMore} variant="default">
          {words.more}
        </Button>
      )}
    </>
  );
}
