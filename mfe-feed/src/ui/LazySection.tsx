import { useOnDemand } from '@az/shared/on-demand';
import { type ComponentType, useEffect, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

/** A part of a page that loads near the viewport; renders nothing until then, and when it cannot be loaded. */
export function LazySection({ load }: { load: () => Promise<ComponentType> }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { Part, show } = useOnDemand(load);
  const latestShow = useRef(show);
  useEffect(() => {
    if (isNear) latestShow.current();
  }, [isNear]);
  return Part ? <Part /> : <div ref={ref} />;
}
