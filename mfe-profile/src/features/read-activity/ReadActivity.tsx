import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { SampleNote } from '@az/shared/ui/SampleNote';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { activityKinds } from '../../data/activities.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import styles from './ReadActivity.module.css';
import { useActivity } from './use-activity.ts';
import { words } from './words.ts';

const tabs = [
  { label: words.all, to: paths.profileActivity() },
  ...activityKinds.map((kind) => ({ label: words.kinds[kind], to: paths.profileActivity(kind) })),
];

const empty = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.feed}</ButtonLink>} icon={<IconNews />}>
    {words.empty}
  </EmptyState>
);

/** What the member did, as a timeline that can be narrowed to one kind. */
export function ReadActivity() {
  const { member } = useAuthContext();
  const { sample, kind, shown, hasMore, showMore } = useActivity();
  if (!member) return null;
  return (
    <Card className={styles.card} padding="lg">
      <TabLinks current={paths.profileActivity(kind ?? undefined)} label={words.filters} tabs={tabs} />
      <SampleNote />
      <SampleStates empty={empty} sample={sample} skeleton={<RowsSkeleton />} words={words}>
        {() => (
          <>
            <ol className={styles.timeline}>
              {shown.map((activity) => (
                <li key={activity.id}>
                  <ActivityItem activity={activity} member={member} />
                </li>
              ))}
            </ol>
            {hasMore && (
              <Button fullWidth onClick={showMore} variant="default">
                {words.more}
              </Button>
            )}
          </>
        )}
      </SampleStates>
    </Card>
  );
}
