import type { AreaHost, SlotName, SlotProps } from '@az/shared/area';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { PageAreas } from './discovery.ts';
import { LoadableView } from './LoadableView.tsx';
import { loadSlot } from './load-area.ts';
import { Loadable } from './loadable.ts';

/** Loaded by the shell itself before anybody asks for it. */
const loadedAhead: SlotName = 'messaging.unread-counts';

/** Makes the component that shows slots, over the areas of this page and the owner of each slot. */
export function slotOutlet(
  areas: PageAreas,
  owners: Partial<Record<SlotName, string>>,
): AreaHost['SlotOutlet'] {
  const parts = new Map<SlotName, Loadable<ComponentType<object>>>();
  const partOf = (name: SlotName, owner: string) => {
    const isAsked = name !== loadedAhead;
    const load = () => loadSlot(areas, owner, name, isAsked);
    const part = parts.get(name) ?? new Loadable(owner, load, areas, isAsked);
    parts.set(name, part);
    return part;
  };

  function LoadedSlot(props: {
    name: SlotName;
    owner: string;
    slotProps: SlotProps[SlotName];
    fallback: ReactNode;
    failed: ReactNode;
  }) {
    const part = useMemo(() => partOf(props.name, props.owner), [props.name, props.owner]);
    useEffect(() => {
      void part.ensure();
    }, [part]);
    return (
      <LoadableView failed={props.failed} loading={props.fallback} part={part} partProps={props.slotProps} />
    );
  }

  return function SlotOutlet({ name, slotProps, fallback, failed }) {
    const owner = owners[name];
    if (!owner) return null;
    return <LoadedSlot failed={failed} fallback={fallback} name={name} owner={owner} slotProps={slotProps} />;
  };
}
