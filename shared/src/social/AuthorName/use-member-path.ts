import { useCapability } from '../../api/index.ts';
import { paths } from '../../paths/index.ts';

/** Returns the URL of a member's profile, where the server shows the profiles of others. */
export function useMemberPath(): (member: { id: string | null }) => string | undefined {
  const isShown = useCapability('network') === true;
  return ({ id }) => (isShown && id !== null ? paths.memberProfile(id) : undefined);
}
