import { queryFailure } from '@az/shared/query';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useState } from 'react';
import { sentences } from '../data/call-failure.ts';
import type { Answer } from '../data/queries.ts';

type Props<Data> = {
  answer: Answer<Data>;
  /** Text to show when the origin replies 404, because the data does not exist yet. */
  absent?: string;
  children: (data: Data) => ReactNode;
};

/** A query's data, even after a failed refresh; without data its error, even during a retry, or a skeleton. */
export function QueryResult<Data>({ answer, absent, children }: Props<Data>) {
  const { data, error } = answer;
  const { hasFailed, isRetrying, retry } = queryFailure(answer);
  // Kept as state, because a query resets its error when it is repeated.
  const [kind, setKind] = useState(error?.kind);
  if (error && error.kind !== kind) setKind(error.kind);
  if (data !== undefined) return children(data);
  if (!hasFailed || !kind) return <Skeleton aria-hidden="true" height={96} radius="md" />;
  if (absent && kind === 'not-found') return <Text c="dimmed">{absent}</Text>;
  return (
    <ErrorState onRetry={retry} retrying={isRetrying}>
      {sentences[kind]}
    </ErrorState>
  );
}
