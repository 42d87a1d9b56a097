import type { MemberProfile } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUsers } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useConnectionsOf } from '../../data/relations.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './MemberConnections.module.css';
import { words } from './words.ts';

/** The connections of another member, as far as the viewer may see them. */
export function MemberConnections({ member: { id, name } }: { member: MemberProfile }) {
  const { total: _, hasMore, isAdding, showMore, ...connections } = useConnectionsOf(id ?? '');
  const texts = words.ofConnections(name);
  return (
    <TitledCard title={words.connections}>
      <SampleStates
        empty={<EmptyState icon={<IconUsers />}>{texts.empty}</EmptyState>}
        sample={connections}
        skeleton={<RowsSkeleton />}
        words={texts}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map(({ member, mutualCount }) => (
              <li key={member.id}>
                <PersonRow
                  mutualCount={mutualCount}
                  person={member}
                  to={paths.memberProfile(member.id ?? '')}
                />
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
          {words.more}
        </Button>
      )}
    </TitledCard>
  );
}
