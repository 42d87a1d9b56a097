import { toast } from '@az/shared/toast';
import { useEffect, useEffectEvent } from 'react';

/** Reports that a dialog could not be loaded, and resets so that it can be tried again. */
export function DialogLoadError({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    toast({
      message: 'Cette fenêtre n’a pas pu être chargée. Réessayez dans un instant.',
      variant: 'danger',
      duration: 6000,
    });
    gone();
  }, []);
  return null;
}
