import { ErrorState } from '@az/shared/ui/ErrorState';
import type { ReactNode } from 'react';
import type { Sample } from '../data/use-sample.ts';
import { CardPlaces } from './CardPlaces.tsx';

type Props<Item> = {
  sample: Sample<Item>;
  words: { loading: string; failed: string };
  /** Once the items are there; an empty list is for the caller to say. */
  children: (items: Item[]) => ReactNode;
};

/** Items of a sample source as long as they are on their way, when they did not come, and when they are there. */
export function SampleStates<Item>({ sample, words, children }: Props<Item>) {
  const { items, hasFailed, retry, isRetrying } = sample;
  if (items) return children(items);
  if (!hasFailed) return <CardPlaces label={words.loading} />;
  return (
    <ErrorState onRetry={retry} retrying={isRetrying}>
      {words.failed}
    </ErrorState>
  );
}
