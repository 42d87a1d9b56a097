import { isEscape } from '@az/shared/keyboard';
import { type RefObject, useEffect, useRef } from 'react';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

type Disclosure<Root> = {
  opened: boolean;
  toggle: () => void;
  close: () => void;
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
};

/** A disclosure closes by its button or a navigation; with `isOverlay` also by Escape, or a press or focus outside. */
export function useDisclosure<Root extends HTMLElement>({
  isOverlay,
}: {
  isOverlay: boolean;
}): Disclosure<Root> {
  const [opened, setOpened] = useOpenUntilNavigation();
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
    if (!opened || !isOverlay) return;
    const closeOnOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current.setOpened(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (isEscape(event) && !event.defaultPrevented) latest.current.close();
    };
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [opened, isOverlay]);
  return { opened, toggle: () => setOpened(!opened), close, root, button };
}
