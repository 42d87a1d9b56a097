import { type ComponentType, useRef, useState } from 'react';
import { toast } from '../../toast/index.ts';

type OnDemand<Props> = {
  /** The component, null until its code has loaded. */
  Part: ComponentType<Props> | null;
  /** Loads the code without showing the component. */
  preload: () => void;
  /** Loads and shows the component. A failed load is reported, and the next call tries again. */
  show: () => void;
};

const reportFailure = () =>
  toast({
    message: 'Cette action n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    variant: 'danger',
    duration: 6000,
  });

/** A component whose code is not part of a first view: it loads when it is about to be used. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const loading = useRef<Promise<ComponentType<Props> | null>>(null);
  const start = () => {
    loading.current ??= load().catch(() => {
      loading.current = null;
      return null;
    });
    return loading.current;
  };
  return {
    Part,
    preload: () => void start(),
    show: () =>
      void start().then((loaded) => {
        if (loaded) setPart(() => loaded);
        else reportFailure();
      }),
  };
}
