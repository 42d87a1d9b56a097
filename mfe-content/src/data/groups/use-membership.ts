import { useState } from 'react';
import { useDeviceMark } from '../device-marks.ts';
import type { Group } from './group.ts';

export type Membership = 'member' | 'requested' | 'none';

/** The member's memberships, stored on this device. Leaving a group can be undone while its notice is shown. */
export function useMembership() {
  const joined = useDeviceMark('joined');
  const left = useDeviceMark('left');
  const requested = useDeviceMark('requested');
  const [leaving, setLeaving] = useState<string | null>(null);
  const isMember = ({ id, isJoin }: Group) => joined.has(id) || (isJoin && !left.has(id));
  const bringBack = (id: string) => {
    left.set(id, false);
    joined.set(id, true);
    setLeaving(null);
  };
  return {
    isMember,
    of: (group: Group): Membership => {
      if (isMember(group)) return 'member';
      return requested.has(group.id) ? 'requested' : 'none';
    },
    /** For a private group this only stores a request, which stays pending because no server receives it. */
    join: ({ id, type }: Group) => {
      if (type === 'Private') requested.set(id, true);
      else {
        joined.set(id, true);
        left.set(id, false);
      }
    },
    withdraw: ({ id }: Group) => requested.set(id, false),
    leave: ({ id }: Group) => {
      joined.set(id, false);
      left.set(id, true);
      setLeaving(id);
    },
    isLeaving: ({ id }: Group): boolean => leaving === id,
    /** Callbacks of the notice that offers to undo leaving the group; null if no notice is shown for it. */
    noticeOf: ({ id }: Group) =>
      leaving === id ? { onUndo: () => bringBack(id), onEnd: () => setLeaving(null) } : null,
  };
}
