import { useCapability } from '@az/shared/api';
import { paths } from '@az/shared/paths';

/** Returns the URL of a member's profile, where the server shows the profiles of others. */
export function useMemberPath(): (member: { id: string | null }) => string | undefined {
  const isShown = useCapability('network') === true;
  return ({ id }) => (isShown && id !== null ? paths.memberProfile(id) : undefined);
}
