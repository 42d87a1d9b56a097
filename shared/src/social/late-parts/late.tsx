import { type ComponentType, useEffect, useState } from 'react';
import { areaHost } from '../../area/index.ts';

/** Interval between attempts to load the code, in milliseconds. */
const loadEvery = 10_000;

/** A component that the first view does not need: its code is loaded after the first view, or after 10 seconds. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const ask = () =>
        load().then(
          (part) => {
            clearInterval(timer);
            setPart(() => part);
          },
          // Nothing to do, because the timer makes the next attempt.
          () => undefined,
        );
      const timer = setInterval(ask, loadEvery);
      const cancel = areaHost().afterFirstView(ask);
      return () => {
        clearInterval(timer);
        cancel();
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
