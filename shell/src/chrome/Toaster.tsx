import { useToasts } from '@az/shared/toast';
import { type ComponentType, useEffect, useState } from 'react';

/** Loads the visible part of the toasts with the first one. */
export function Toaster() {
  const waiting = useToasts((state) => state.toasts.length > 0);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!waiting || Toasts) return;
    let current = true;
    import('@az/shared/ui/Toasts').then(
      (module) => current && setToasts(() => module.Toasts),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [waiting, Toasts]);
  return Toasts ? <Toasts /> : null;
}
