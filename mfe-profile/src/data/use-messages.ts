import { useCapability, useIsSample } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';

/** Whether the member can write to others: both are of the server or of the sample server, and the messaging page is available. */
export function useMessages(): boolean {
  const hasMessages = useCapability('messaging') === true;
  const lacksMembers = useIsSample('relations');
  return (hasMessages || lacksMembers) && isRouteLive(paths.messaging());
}
