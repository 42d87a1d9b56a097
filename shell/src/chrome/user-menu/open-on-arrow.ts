import type { KeyboardEvent } from 'react';

/** The entry that has the focus when the menu opens. */
export type MenuEnd = 'first' | 'last';

const ends: Record<string, MenuEnd> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Opens a menu when an arrow key is pressed on its button, as Enter and Space do (WAI-ARIA menu button pattern). */
export function openOnArrow(event: KeyboardEvent, open: (at: MenuEnd) => void): void {
  const at = ends[event.key];
  if (!at) return;
  event.preventDefault();
  open(at);
}
