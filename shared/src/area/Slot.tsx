import type { ReactNode } from 'react';
import { areaHost } from './host.ts';
import type { SlotName, SlotProps } from './types.ts';

/**
 * Renders a component of another area. The shell loads it on demand; `fallback` shows while it loads, `failed` when its
 * area is down. Nothing shows when no area fills the slot, or when these are not given; the rest of the page is not
 * affected.
 */
export function Slot<Name extends SlotName>(props: {
  name: Name;
  props: SlotProps[Name];
  fallback?: ReactNode;
  failed?: ReactNode;
}) {
  const { SlotOutlet } = areaHost();
  return (
    <SlotOutlet
      failed={props.failed ?? null}
      fallback={props.fallback ?? null}
      name={props.name}
      slotProps={props.props}
    />
  );
}
