import { useAuthContext } from '@az/shared/auth';
import { useKept } from '@az/shared/kept';
import { isText, listOf } from '@az/shared/stored';

const parse = listOf(isText);

/**
 * Whom of the sample network the member has asked to connect, by id. No server knows of it: it is kept on this device until
 * they sign out, under the key that the feed reads and writes too.
 */
export function useRequestedPeople() {
  const { value, change } = useKept(`az-requested:${useAuthContext().member?.id ?? ''}`, parse);
  return {
    has: (id: string): boolean => value.includes(id),
    add: (id: string) => change((known) => [...known.filter((one) => one !== id), id]),
  };
}
