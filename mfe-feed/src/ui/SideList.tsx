import { ErrorState } from '@az/shared/ui/ErrorState';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import styles from './SideList.module.css';

type Props = {
  title: string;
  /** Undefined while the rows are loading. */
  rows: { id: string; row: ReactNode }[] | undefined;
  failure?: { sentence: string; onRetry: () => void; isRetrying: boolean } | null;
  empty: string;
  /** Expected number of rows and approximate height of one, for the skeleton. */
  expected: { count: number; height: number };
  children?: ReactNode;
};

/** A card of the right rail with a short list of sample data, in any of its four states. */
export function SideList({ title, rows, failure, empty, expected, children }: Props) {
  return (
    <TitledCard aside={<SampleNotice />} isBusy={!rows && !failure} isCompact title={title}>
      {failure && (
        <ErrorState onRetry={failure.onRetry} retrying={failure.isRetrying}>
          {failure.sentence}
        </ErrorState>
      )}
      {!rows && !failure && <div aria-hidden="true" style={{ height: expected.count * expected.height }} />}
      {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ id: key, row }) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      )}
      {children}
    </TitledCard>
  );
}
