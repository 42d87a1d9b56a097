import { useBlocker } from '@az/shared/router';
import { useEffect, useState } from 'react';

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
  const blocker = useBlocker(isDirty && !isBusy);
  useEffect(() => {
    if (!isLosable) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLosable]);
  return {
    isAsking: isClosing || blocker.state === 'blocked',
    ask: () => {
      if (isBusy) return;
      if (isDirty) setClosing(true);
      else onClose();
    },
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
    leave: () => {
      onClose();
      blocker.proceed?.();
    },
  };
}
