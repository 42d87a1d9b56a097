import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../page/when-idle.ts';
import { type MenuEnd, openOnArrow } from './open-on-arrow.ts';
import { UserMenuButton } from './UserMenuButton.tsx';
import type { UserMenuDropdownProps } from './UserMenuDropdown.tsx';

type Loaded = { Dropdown: ComponentType<UserMenuDropdownProps>; takeFocus: boolean };

const fetchDropdown = () => import('./UserMenuDropdown.tsx');

/**
 * The user menu, rendered on hover, focus or press. Its code is fetched when the page is idle, so that the menu also
 * opens after the network was lost.
 */
export function UserMenu() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const wanted = useRef<MenuEnd | null>(null);
  const pressed = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => whenIdle(() => void fetchDropdown().catch(() => undefined)), []);
  const load = () => {
    fetchDropdown().then(
      ({ UserMenuDropdown }) => {
        // A button that is replaced between press and release gets no click, so the menu is not shown before the click.
        if (pressed.current && !wanted.current) return;
        // Renders synchronously, so that a member who presses Tab meanwhile does not lose the focus.
        flushSync(() => setLoaded({ Dropdown: UserMenuDropdown, takeFocus: hasFocus(trigger) }));
      },
      // The button stays; the next press tries again.
      () => undefined,
    );
  };
  const open = (at: MenuEnd) => {
    wanted.current = at;
    load();
  };
  if (loaded) return <loaded.Dropdown openAt={wanted.current} takeFocus={loaded.takeFocus} />;
  return (
    <UserMenuButton
      aria-expanded={false}
      onClick={() => open('first')}
      onFocus={load}
      onKeyDown={(event) => openOnArrow(event, open)}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onPointerEnter={() => {
        pressed.current = false;
        load();
      }}
      ref={trigger}
    />
  );
}

const hasFocus = (element: RefObject<HTMLElement | null>): boolean =>
  document.activeElement === element.current;
