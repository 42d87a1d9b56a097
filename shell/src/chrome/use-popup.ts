import { type RefObject, useEffect, useRef } from 'react';
import { useOpenHere } from './use-open-here.ts';

type Popup<Root> = {
  opened: boolean;
  toggle: () => void;
  /** Closes it and gives the focus back to its button. */
  close: () => void;
  /** Holds the button and what it opens. */
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * A disclosure. One that lies `over` the page is closed by its button, by Escape, by a press or the focus elsewhere, and by
 * a navigation; one that is part of the page around it, only by its button and by a navigation.
 */
export function usePopup<Root extends HTMLElement>({ over }: { over: boolean }): Popup<Root> {
  const [opened, setOpened] = useOpenHere();
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const latest = useRef({ close, setOpened });
  useEffect(() => {
    latest.current = { close, setOpened };
  });
  useEffect(() => {
    if (!opened || !over) return;
    const closeFrom = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current.setOpened(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current.close();
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('focusin', closeFrom);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('focusin', closeFrom);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [opened, over]);
  return { opened, toggle: () => setOpened(!opened), close, root, button };
}
