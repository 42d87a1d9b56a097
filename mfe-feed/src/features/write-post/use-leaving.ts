import { useLeaveGuard } from '@az/shared/forms';
import { useState } from 'react';

type Leaving = {
  isDirty: boolean;
  /** Whether there is content that the draft does not store. */
  isLosable: boolean;
  isBusy: boolean;
  onClose: () => void;
};

/** Asks for confirmation before unsent content is left: by closing the dialog or the tab, or by navigation. */
export function useLeaving({ isDirty, isLosable, isBusy, onClose }: Leaving) {
  const [isClosing, setClosing] = useState(false);
  const guard = useLeaveGuard(isDirty && !isBusy, isLosable);
  return {
    isAsking: isClosing || guard.isAsking,
    ask: () => {
      if (isBusy) return;
      if (isDirty) setClosing(true);
      else onClose();
    },
    stay: () => {
      setClosing(false);
      guard.stay();
    },
    leave: () => {
      onClose();
      guard.leave();
    },
  };
}
