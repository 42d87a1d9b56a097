import type { ReactNode } from 'react';
import { areaHost } from './host.ts';
import type { SlotName, SlotProps } from './types.ts';

/**
 * Shows a piece of another area. Loaded on demand by the shell; while it loads, `fallback` stands in its place; when its
 * area is down or does not exist, the place stays empty and nothing else is harmed.
 */
export function Slot<Name extends SlotName>(props: {
  name: Name;
  props: SlotProps[Name];
  fallback?: ReactNode;
}) {
  const { SlotOutlet } = areaHost();
  return <SlotOutlet name={props.name} slotProps={props.props} fallback={props.fallback ?? null} />;
}
