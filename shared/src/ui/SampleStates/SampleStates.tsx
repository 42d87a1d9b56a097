import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.css';
import type { ReactNode } from 'react';
import type { Sample } from '../../sample/use-sample.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import styles from './SampleStates.module.css';

export type { Sample } from '../../sample/use-sample.ts';

type Props<Item> = {
  sample: Sample<Item>;
  words: { loading: string; failed: string };
  /** Skeletons while the items load; shown after a short delay. */
  skeleton: ReactNode;
  /** Shown when there are no items. Without it, `children` gets the empty list. */
  empty?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** Items of a sample source, in one of four states: loading, failed, empty or loaded. */
export function SampleStates<Item>({ sample, words, skeleton, empty, children }: Props<Item>) {
  const { items, hasFailed, retry, isRetrying } = sample;
  if (items) return items.length === 0 && empty !== undefined ? empty : children(items);
  if (hasFailed) {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
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
