import type { ReactNode } from 'react';
import { areaHost } from './host.ts';
import type { SlotName, SlotProps } from './types.ts';

/**
 * Shows a piece of another area. Loaded on demand by the shell; while it loads, `fallback` stands in its place; when its
 * area is down, `failed` does. When no area has it, and unless these are given, the place stays empty and nothing else is
 * harmed.
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
