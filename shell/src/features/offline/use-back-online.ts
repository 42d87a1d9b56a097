import { useEffect, useState } from 'react';

/** Whether the connection came back while the screen was shown. */
export function useBackOnline(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const handleOnline = () => setBack(true);
    const handleOffline = () => setBack(false);
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
    };
  }, []);
  return isBack;
}
