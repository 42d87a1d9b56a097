import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';

/** Whether the member can write to others: it is known which server has them, and the messaging page is available. */
export function useMessages(): boolean {
  const isKnown = useCapability('network') !== null;
  return isKnown && isRouteLive(paths.messaging());
}
