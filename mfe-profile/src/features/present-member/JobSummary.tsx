import { summaryTasks } from '@az/shared/constants';
import { Button } from '@az/shared/ui/Button';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import { useId, useState } from 'react';
import type { useLatestJob } from '../../data/latest-job.ts';
import { JobDates } from '../../ui/JobDetails/JobDates.tsx';
import { NoteChips } from '../../ui/JobDetails/NoteChips.tsx';
import { TaskList } from '../../ui/JobDetails/TaskList.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './JobSummary.module.css';

type Props = { job: NonNullable<ReturnType<typeof useLatestJob>> };

/** The latest job in one line, which expands to dates, description, first tasks, skills and tools. */
export function JobSummary({ job }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { position, company, description, tasks, skills, tools } = job;
  const hasMore =
    job.startingDate !== null ||
    description !== null ||
    [tasks, skills, tools].some(({ length }) => length > 0);
  return (
    <div className={styles.summary}>
      <Text>
        <TruncatedName>{position.title ?? 'Poste non défini'}</TruncatedName> ·{' '}
        <TruncatedName>{company ?? 'Entreprise inconnue'}</TruncatedName>
      </Text>
      {hasMore && (
        <>
          <Button
            aria-controls={id}
            aria-expanded={isOpen}
            className={styles.toggle}
            onClick={() => setOpen(!isOpen)}
            size="compact-sm"
            variant="subtle"
          >
            {isOpen ? 'Masquer le détail du poste' : 'Voir le détail du poste'}
          </Button>
          <div className={styles.fold} data-open={isOpen || undefined} id={id}>
            <div className={styles.detail}>
              <JobDates endingDate={job.endingDate} startingDate={job.startingDate} />
              {description && <RichText nodes={description} />}
              <TaskList limit={summaryTasks} tasks={tasks} />
              <NoteChips label="Compétences" notes={skills} />
              <NoteChips label="Outils" notes={tools} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
