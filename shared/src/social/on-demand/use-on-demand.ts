import { type ComponentType, useRef, useState } from 'react';
import { toast } from '../../toast/index.ts';

type OnDemand<Props> = {
  /** Null until its code is there. */
  Part: ComponentType<Props> | null;
  /** Someone is about to need it: loads the code and shows nothing yet. */
  prepare: () => void;
  /** Someone needs it. What could not be loaded is said, and tried again by the next call. */
  want: () => void;
};

const sayLost = () =>
  toast({
    message: 'Cette action n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    variant: 'danger',
    duration: 6000,
  });

/** A piece whose code is not part of a first view: it loads when someone is about to use it. */
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
    prepare: () => void start(),
    want: () =>
      void start().then((loaded) => {
        if (loaded) setPart(() => loaded);
        else sayLost();
      }),
  };
}
