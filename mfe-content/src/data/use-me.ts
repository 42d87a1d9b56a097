import { memberName, useAuthContext } from '@az/shared/auth';
import type { Guest } from './events/event.ts';

export function useMe(): Guest {
  const { member } = useAuthContext();
  return {
    id: member?.id ?? '',
    name: member ? memberName(member) : 'Vous',
    role: '',
    picture: member?.picture ?? null,
  };
}
