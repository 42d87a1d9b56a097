import type { ListedGroup, Membership } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { useState } from 'react';
import { wishInGroups } from './group-wishes.ts';

/** Changes the member's memberships. Leaving a group can be undone while its notice is shown. */
export function useMembership() {
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<string | null>(null);
  const wish = (id: string, membership: Membership, resume = false) =>
    wishInGroups(queries, { kind: 'group', id, membership, resume });
  const isLeaving = ({ id, membership }: ListedGroup) => leaving === id && membership === 'none';
  return {
    /** Joins a public group, or asks to join a private one. */
    join: ({ id, type }: ListedGroup) => wish(id, type === 'Private' ? 'requested' : 'member'),
    withdraw: ({ id }: ListedGroup) => wish(id, 'none'),
    leave: ({ id }: ListedGroup) => {
      wish(id, 'none');
      setLeaving(id);
    },
    isLeaving,
    /** Callbacks of the notice that offers to undo leaving the group; null if no notice is shown for it. */
    noticeOf: (group: ListedGroup) =>
      isLeaving(group)
        ? {
            onUndo: () => {
              wish(group.id, 'member', true);
              setLeaving(null);
            },
            onEnd: () => setLeaving(null),
          }
        : null,
  };
}
