import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconBriefcase } from '@az/shared/ui/icons';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { useExperiences } from '../../data/experiences.ts';
import experienceEntryStyles from './ExperienceEntry.module.css';
import { ExperienceEntry } from './ExperienceEntry.tsx';
import styles from './ListExperiences.module.css';
import { words } from './words.ts';

function ExperienceSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <ul aria-hidden="true" className={styles.list}>
        {['first', 'second'].map((key) => (
          <li key={key}>
            <div className={experienceEntryStyles.entry}>
              <Skeleton height={20} width="60%" />
              <Skeleton height={16} width="40%" />
              <Skeleton height={64} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  memberId: string;
  limit: number | undefined;
  isOwn: boolean;
  onEdit: (id: string) => void;
  onRemove: (entry: { id: string; name: string }) => void;
};

/** The entries, newest first, or a loading, error or empty state. A failed load is not shown as an empty list. */
export function ExperienceList({ memberId, limit, isOwn, onEdit, onRemove }: Props) {
  const { experiences, hasFailed, isRetrying, retry } = useExperiences(memberId);
  const [showsAll, setShowsAll] = useState(limit === undefined);
  if (hasFailed) {
    return (
      <div className={styles.unavailable} role="status">
        <Text>{words.unavailable}</Text>
        <Button loading={isRetrying} onClick={retry} size="sm" variant="default">
          {words.retry}
        </Button>
      </div>
    );
  }
  if (!experiences) return <ExperienceSkeleton />;
  if (experiences.length === 0) {
    return <EmptyState icon={<IconBriefcase size={40} />}>{words.empty}</EmptyState>;
  }
  const shown = showsAll ? experiences : experiences.slice(0, limit);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((experience, index) => (
          <li
            className={experience.endingDate === null ? styles.current : undefined}
            key={experience.id ?? index}
          >
            <ExperienceEntry experience={experience} isOwn={isOwn} onEdit={onEdit} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {limit !== undefined && experiences.length > limit && (
        <Button
          aria-expanded={showsAll}
          className={styles.more}
          fullWidth
          onClick={() => setShowsAll(!showsAll)}
          variant="default"
        >
          {showsAll ? words.less : words.more(experiences.length)}
        </Button>
      )}
    </>
  );
}
