import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeSamples, useSamples } from './use-samples.ts';

/** One item at a time can be removed, and restored while it is in `removed`. Leaving the page makes it final. */
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
