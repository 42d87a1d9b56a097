import { optional } from '@az/shared/late-parts';
import { useQueryClient } from '@az/shared/query';
import { useEntries } from '../data/unconfirmed.ts';

/** If its code cannot be loaded, the comments are sent all the same. */
const UnsentComments = optional(() => import('./prepare-outbox.ts').then((part) => part.UnsentComments));

/** Loads in advance the code that a comment without a network needs. A failure shows only when that code is used. */
export function usePreparedOutbox(): () => void {
  const queries = useQueryClient();
  return () =>
    void import('./prepare-outbox.ts').then((part) => part.prepareOutbox(queries)).catch(() => undefined);
}

type Props = {
  post: string;
  /** The comment that they reply to; null for comments at the top. */
  replyTo: string | null;
};

/** The member's comments on a post that the server has not confirmed. */
export function WaitingComments({ post, replyTo }: Props) {
  const entries = useEntries((all) =>
    all.filter(({ act }) => act.kind === 'comment' && act.post === post && act.replyTo === replyTo),
  );
  return entries?.length ? <UnsentComments entries={entries} /> : null;
}
