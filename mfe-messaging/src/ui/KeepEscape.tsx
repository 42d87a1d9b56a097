import type { KeyboardEvent, ReactNode } from 'react';

function keepEscape(event: KeyboardEvent) {
  const isInside = event.target instanceof Element && event.target.closest('[role="menu"], [role="dialog"]');
  if (event.key === 'Escape' && isInside) event.stopPropagation();
}

/** Menus and dialogs opened from inside close on Escape alone: what stands around them does not hear of it. */
export function KeepEscape({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from what stands inside
  return <div onKeyDown={keepEscape}>{children}</div>;
}
