import { useCapability } from '@az/shared/api';
import type { Author } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';

/** Returns the URL of an author's profile, where the server shows the profiles of others. */
export function useMemberPath(): (author: Author) => string | undefined {
  const isShown = useCapability('network') === true;
  return ({ id }) => (isShown && id !== null ? paths.memberProfile(id) : undefined);
}
