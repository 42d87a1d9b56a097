import { useState } from 'react';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';

type Leaving = {
  isDirty: boolean;
  /** Something is written that the draft does not keep. */
  isLosable: boolean;
  isBusy: boolean;
  onClose: () => void;
};

/** Asks once before something that was written is left: by closing, by going to another page, by closing the tab. */
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
