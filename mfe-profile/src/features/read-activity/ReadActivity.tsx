import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useSource } from '../../data/own-announcements.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { OwnPublications } from './OwnPublications.tsx';
import styles from './ReadActivity.module.css';
import { SampleActivity } from './SampleActivity.tsx';
import { words } from './words.ts';

const empty = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.feed}</ButtonLink>} icon={<IconNews />}>
    {words.empty}
  </EmptyState>
);

/** The member's activity as a timeline: from the server if it has it, otherwise sample data. */
export function ReadActivity() {
  const { member } = useAuthContext();
  const source = useSource();
  if (!member) return null;
  return (
    <Card className={styles.card} padding="lg">
      <SampleStates sample={source} skeleton={<RowsSkeleton />} words={words}>
        {([from]) =>
          from === 'server' ? (
            <OwnPublications empty={empty} member={member} />
          ) : (
            <SampleActivity empty={empty} member={member} />
          )
        }
      </SampleStates>
    </Card>
  );
}
