import type { NotificationKind } from '@az/shared/contracts';
import { useState } from 'react';
import { notifications } from './notifications-store.ts';

/** Marks all notifications as read; `takeBack` undoes that until `end` is called. */
export function useMarkAllRead() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return {
    isMarked: marked.length > 0,
    markAllRead: (kind?: NotificationKind) => setMarked(notifications.markAllRead(kind)),
    takeBack() {
      notifications.mark(marked, false);
      setMarked([]);
    },
    end: () => setMarked([]),
  };
}
