import { lossOf } from '@az/shared/query';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useState } from 'react';
import { sentences } from '../data/control-failure.ts';
import type { Answer } from '../data/queries.ts';

type Props<Data> = {
  answer: Answer<Data>;
  /** What stands here while nothing has been measured or written; the origin then answers that it knows none. */
  absent?: string;
  children: (data: Data) => ReactNode;
};

/**
 * What was read, or its place while it is on its way, or why it is not there; a failed refresh keeps what was read, and why
 * it is not there stays until it is.
 */
export function Read<Data>({ answer, absent, children }: Props<Data>) {
  const { data, error } = answer;
  const { hasFailed, isRetrying, retry } = lossOf(answer);
  // A query forgets its error when it is asked again.
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
