import { optional } from '@az/shared/late-parts';
import { useQueryClient } from '@az/shared/query';
import { useEntries } from '../data/unconfirmed.ts';

/** If its code cannot be loaded, the comments are not shown, but they are sent all the same. */
const UnsentComments = optional(() => import('./prepare-outbox.ts').then((part) => part.UnsentComments));

/** Loads in advance the code that commenting without a network needs. A failure is only reported when commenting. */
export function usePreparedOutbox(): () => void {
  const queries = useQueryClient();
  return () =>
    void import('./prepare-outbox.ts').then((part) => part.prepareOutbox(queries)).catch(() => undefined);
}

type Props = {
  post: string;
  /** The comment that the waiting comments reply to; null for top-level comments. */
  replyTo: string | null;
};

/** The member's comments on a post that the server has not confirmed. */
export function WaitingComments({ post, replyTo }: Props) {
  const entries = useEntries((all) =>
    all.filter(({ act }) => act.kind === 'comment' && act.post === post && act.replyTo === replyTo),
  );
  return entries?.length ? <UnsentComments entries={entries} /> : null;
}
