import { useToasts } from '@az/shared/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../page/when-idle.ts';

/**
 * Shows toasts. Their code is loaded when the page is idle, because many toasts report that the network is lost. An
 * earlier toast loads the code at once.
 */
export function Toaster() {
  const newest = useToasts((state) => state.toasts.at(-1)?.id ?? 0);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toasts) return;
    const load = () => {
      import('@az/shared/ui/Toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined,
      );
    };
    if (newest === 0) return whenIdle(load);
    load();
  }, [newest, Toasts]);
  return Toasts ? <Toasts /> : null;
}
