import { useUnreadCounts } from '@az/shared/storage';
import { useUnreadPrefix } from '@az/shared/title';

/** Puts the count of the header into the title. */
export function useUnreadTitle(): void {
  useUnreadPrefix(useUnreadCounts().messages);
}
