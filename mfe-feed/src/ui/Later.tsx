import { useOnDemand } from '@az/shared/on-demand';
import { type ComponentType, useEffect, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

/** A part of a page that loads near the viewport; renders nothing until then, and when it cannot be loaded. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { Part, show: want } = useOnDemand(load);
  const wanted = useRef(want);
  useEffect(() => {
    if (isNear) wanted.current();
  }, [isNear]);
  return Part ? <Part /> : <div ref={ref} />;
}
