import { memberName, useAuthContext } from '@az/shared/auth';
import type { Guest } from './events/event.ts';

/** The member as an author of the shared cards. */
export function useMe(): Guest {
  const { member } = useAuthContext();
  return {
    id: member?.id ?? '',
    name: member ? memberName(member) : 'Vous',
    role: '',
    picture: member?.picture ?? null,
  };
}
