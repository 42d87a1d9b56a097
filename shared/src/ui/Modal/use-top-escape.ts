import { useEffect, useEffectEvent } from 'react';

/** The open dialogs, the top one last. */
const open: symbol[] = [];

/** Menus and lists that close on Escape themselves have this attribute while they are open. */
const closesItself = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;

/**
 * Calls `onEscape` when Escape is pressed anywhere in the page while this dialog is the top one. Mantine's own
 * listeners would close all open dialogs at once.
 */
export function useTopEscape(isOpen: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const self = Symbol('dialog');
    open.push(self);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (open.at(-1) !== self || closesItself(event)) return;
      event.preventDefault();
      leave();
    };
    // In the capture phase: before an open menu inside has closed and lost the attribute.
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      open.splice(open.indexOf(self), 1);
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOpen]);
}
