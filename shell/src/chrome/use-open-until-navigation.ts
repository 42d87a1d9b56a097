import { useLocation } from '@az/shared/router';
import { useState } from 'react';

/** Whether something is open, and how to change that. A navigation closes it. */
export function useOpenUntilNavigation(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Forgotten, not only compared: going back to the place must not open it again.
  if (openedAt !== null && openedAt !== key) setOpenedAt(null);
  return [openedAt === key, (open) => setOpenedAt(open ? key : null)];
}
