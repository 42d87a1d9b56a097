import { useState } from 'react';

/** Asks for confirmation before a form with unsent input is closed. */
export function useAskBeforeClose(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    ask: () => (isDirty ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
  };
}
