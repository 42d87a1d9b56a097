import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeSamples, useSamples } from './use-samples.ts';

/** A sample list. The item with the id `removed` can be restored until another one is removed or the page is left. */
export function useRemovableSample<Name extends Parameters<typeof useSamples>[0]>(name: Name) {
  const sample = useSamples(name);
  const change = useChangeSamples(name);
  const [removed, setRemoved] = useState<string | null>(null);
  const drop = () => {
    if (removed !== null) change((items) => items.filter(({ id }) => id !== removed));
  };
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);
  return {
    sample,
    change,
    removed,
    remove: (id: string) => {
      drop();
      setRemoved(id);
    },
    bringBack: () => setRemoved(null),
    forget: () => {
      drop();
      setRemoved(null);
    },
  };
}
