import type { KeyboardEvent } from 'react';

/** Opens a menu from its button by the down arrow, beside Enter and Space (WAI-ARIA menu button pattern). */
export function openOnArrow(event: KeyboardEvent, open: () => void): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  open();
}
