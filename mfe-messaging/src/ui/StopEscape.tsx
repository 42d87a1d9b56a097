import type { KeyboardEvent, ReactNode } from 'react';

function stopEscape(event: KeyboardEvent) {
  const isInside = event.target instanceof Element && event.target.closest('[role="menu"], [role="dialog"]');
  if (event.key === 'Escape' && isInside) event.stopPropagation();
}

/** Stops Escape, so that it closes only the menu or dialog inside and not the elements around it. */
export function StopEscape({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the elements inside
  return <div onKeyDown={stopEscape}>{children}</div>;
}
