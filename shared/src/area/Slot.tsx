import type { ReactNode } from 'react';
import { areaHost } from './host.ts';
import type { SlotName, SlotProps } from './types.ts';

/** Shows a component of another area: `fallback` while it loads, `failed` if it fails, nothing if no area has it. */
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
