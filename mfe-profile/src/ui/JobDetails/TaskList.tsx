import type { JobNote } from '@az/shared/contracts';
import { useId } from 'react';
import styles from './JobDetails.module.css';

type Props = {
  tasks: JobNote[];
  /** Maximum number of tasks; the rest is counted. All by default. */
  limit?: number;
};

/** Tasks with their heading, and `+N autres tâches...` for those beyond the limit (specification, section 9). */
export function TaskList({ tasks, limit = tasks.length }: Props) {
  const id = useId();
  if (tasks.length === 0) return null;
  const others = tasks.length - limit;
  return (
    <div>
      <p className={styles.label} id={id}>
        Tâches
      </p>
      <ul aria-labelledby={id} className={styles.tasks}>
        {tasks.slice(0, limit).map((task, index) => (
          <li dir="auto" key={task.id ?? `${index}-${task.text}`}>
            {task.text}
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.others}>+{others} autres tâches...</p>}
    </div>
  );
}
