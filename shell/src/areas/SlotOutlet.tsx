import type { AreaHost, SlotName, SlotProps } from '@az/shared/area';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { PageAreas } from './discovery.ts';
import { LoadableView } from './LoadableView.tsx';
import { loadSlot } from './load-area.ts';
import { Loadable } from './loadable.ts';

/** Renders nothing, so it does not count as shown, and its failure raises no event. */
const preloadedSlot: SlotName = 'messaging.unread-counts';

/** Creates the component that shows slots, from the areas of this page and the owner of each slot. */
export function slotOutlet(
  areas: PageAreas,
  owners: Partial<Record<SlotName, string>>,
): AreaHost['SlotOutlet'] {
  const loadables = new Map<SlotName, Loadable<ComponentType<object>>>();
  const loadableOf = (name: SlotName, owner: string) => {
    const isShown = name !== preloadedSlot;
    const load = () => loadSlot(areas, owner, name, isShown);
    const loadable = loadables.get(name) ?? new Loadable(owner, load, areas, isShown);
    loadables.set(name, loadable);
    return loadable;
  };

  function LoadedSlot(props: {
    name: SlotName;
    owner: string;
    slotProps: SlotProps[SlotName];
    fallback: ReactNode;
    failed: ReactNode;
  }) {
    const loadable = useMemo(() => loadableOf(props.name, props.owner), [props.name, props.owner]);
    useEffect(() => {
      void loadable.ensure();
    }, [loadable]);
    return (
      <LoadableView
        failed={props.failed}
        loading={props.fallback}
        loadable={loadable}
        componentProps={props.slotProps}
      />
    );
  }

  return function SlotOutlet({ name, slotProps, fallback, failed }) {
    const owner = owners[name];
    if (!owner) return null;
    return <LoadedSlot failed={failed} fallback={fallback} name={name} owner={owner} slotProps={slotProps} />;
  };
}
