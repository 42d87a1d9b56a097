import { useLocation } from '@az/shared/router';
import { useState } from 'react';

/** Whether something is open, and its setter. A navigation closes it. */
export function useOpenUntilNavigation(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Reset, not only compared: going back to this history entry must not open it again.
  if (openedAt !== null && openedAt !== key) setOpenedAt(null);
  return [openedAt === key, (open) => setOpenedAt(open ? key : null)];
}
