import { useState } from 'react';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';

/** The member's events to come, and leaving one, which can be taken back. */
export function useOwnEvents() {
  const query = useSamples('events');
  const change = useChangeSamples('events');
  const [left, setLeft] = useState<string | null>(null);
  const [isAlertShown, setAlertShown] = useState(true);
  const drop = (id: string | null) => change((events) => events.filter((event) => event.id !== id));
  return {
    query,
    left,
    next: isAlertShown ? query.data?.find(({ id }) => id !== left) : undefined,
    dismissAlert: () => setAlertShown(false),
    leave: (id: string) => {
      if (left !== null) drop(left);
      setLeft(id);
    },
    bringBack: () => setLeft(null),
    forget: () => {
      drop(left);
      setLeft(null);
    },
  };
}
