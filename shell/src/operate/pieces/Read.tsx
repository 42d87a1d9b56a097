import { ErrorState } from '@az/shared/ui/ErrorState';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { sentences } from '../data/control-failure.ts';
import type { Answer } from '../data/queries.ts';

type Props<Data> = {
  answer: Answer<Data>;
  /** What stands here while nothing has been measured or written; the origin then answers that it knows none. */
  absent?: string;
  children: (data: Data) => ReactNode;
};

/** What was read, or its place while it is on its way, or why it is not there; a failed refresh keeps what was read. */
export function Read<Data>({ answer, absent, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = answer;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton aria-hidden="true" height={96} radius="md" />;
  if (absent && error.kind === 'not-found') return <Text c="dimmed">{absent}</Text>;
  return (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      {sentences[error.kind]}
    </ErrorState>
  );
}
