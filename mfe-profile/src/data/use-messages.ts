import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';

/** Whether members can write to each other: the server has the calls, and the messaging page is available. */
export const useMessages = (): boolean =>
  useCapability('messaging') === true && isRouteLive(paths.messaging());
