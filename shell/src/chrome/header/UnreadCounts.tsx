import { Slot } from '@az/shared/area';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';

/** Loads the counts of the header once the page is idle; not for members who save data. */
export function UnreadCounts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <Slot name="messaging.unread-counts" props={{}} />;
}
