import { queryFailure } from '@az/shared/query';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useState } from 'react';
import { sentences } from '../data/call-failure.ts';
import type { Answer } from '../data/queries.ts';

type Props<Data> = {
  answer: Answer<Data>;
  /** Content when the origin replies that the data is unknown, because it does not exist yet. */
  absent?: string;
  children: (data: Data) => ReactNode;
};

/** A query's data, skeleton or error; a failed refresh keeps the data, and an error stays until there is data. */
export function QueryResult<Data>({ answer, absent, children }: Props<Data>) {
  const { data, error } = answer;
  const { hasFailed, isRetrying, retry } = queryFailure(answer);
  // A query resets its error when it is repeated.
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
