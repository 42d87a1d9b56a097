import type { ReactNode } from 'react';
import { areaHost } from './host.ts';
import type { SlotName, SlotProps } from './types.ts';

/** A component of another area: `fallback` while it loads, `failed` without its area, nothing without an owner. */
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
