import { useState } from 'react';

/** Asks once before a form with something in it is closed. */
export function useAskBeforeClose(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    ask: () => (isDirty ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
  };
}
