import { useState } from 'react';
import { useRemovableSample } from '../../data/use-removable-sample.ts';

/** The member's upcoming events, and leaving one, which can be undone. */
export function useOwnEvents() {
  const { sample, removed: left, remove: leave, bringBack, forget } = useRemovableSample('events');
  const [isAlertShown, setAlertShown] = useState(true);
  return {
    sample,
    left,
    next: isAlertShown ? sample.items?.find(({ id }) => id !== left) : undefined,
    dismissAlert: () => setAlertShown(false),
    leave,
    bringBack,
    forget,
  };
}
