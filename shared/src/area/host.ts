import type { ComponentType, ReactNode } from 'react';
import type { SlotName, SlotProps } from './types.ts';

export type AreaHost = {
  /** Whether a path is a route of the shell or of a live area. */
  isRouteLive: (path: string) => boolean;
  isSlotFilled: (name: SlotName) => boolean;
  /** Renders the named slot inside its own loading state and error boundary. */
  SlotOutlet: ComponentType<{
    name: SlotName;
    slotProps: SlotProps[SlotName];
    fallback: ReactNode;
    failed: ReactNode;
  }>;
  /** Calls back once the first view is complete and the page idle. Returns a function that cancels. */
  afterFirstView: (callback: () => void) => () => void;
};

let current: AreaHost | null = null;

/** Called once by the shell before it renders. */
export function provideAreaHost(host: AreaHost): void {
  current = host;
}

/** The host that the shell provided. Throws outside a shell (a test of an area uses `testing`, which provides one). */
export function areaHost(): AreaHost {
  if (!current) throw new Error('No shell has provided an area host');
  return current;
}

/** Whether a path is a live route; menus show `Bientôt` for those that are not. */
export function isRouteLive(path: string): boolean {
  return areaHost().isRouteLive(path);
}

/** Whether a live area has the slot: ask before showing a control that opens it. */
export function isSlotFilled(name: SlotName): boolean {
  return areaHost().isSlotFilled(name);
}
