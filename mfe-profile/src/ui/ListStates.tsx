import type { UseQueryResult } from '@az/shared/query';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import styles from './ListStates.module.css';

type Props<Item> = {
  query: UseQueryResult<Item[]>;
  words: { loading: string; failed: string };
  /** Holds the places while the list is on its way; shows once that takes long enough to notice. */
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A list in whichever of its four states it is. */
export function ListStates<Item>({ query, words, skeleton, empty, children }: Props<Item>) {
  const { data, isError, isRefetching, refetch } = query;
  if (data) return data.length === 0 ? empty : children(data);
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isRefetching}>
        {words.failed}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <div className={styles.skeleton}>{skeleton}</div>
    </div>
  );
}
