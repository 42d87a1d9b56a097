import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { toast } from '@az/shared/toast';
import { Menu } from '@az/shared/ui/Menu';
import { useLayoutEffect, useRef, useState } from 'react';
import { type MenuEnd, openOnArrow } from './open-on-arrow.ts';
import { UserMenuButton } from './UserMenuButton.tsx';
import { UserMenuHead } from './UserMenuHead.tsx';
import { UserMenuItem } from './UserMenuItem.tsx';
import { UserMenuTheme } from './UserMenuTheme.tsx';
import { userMenu } from './user-menu.ts';

export type UserMenuDropdownProps = {
  /** Set if the button was pressed while the menu was loading. */
  openAt: MenuEnd | null;
  /** The button that this one replaces had the focus. */
  takeFocus: boolean;
};

function Logout() {
  const { removeSession } = useAuthContext();
  const leave = (event: React.MouseEvent) => {
    event.preventDefault();
    void removeSession();
    toast({ message: 'Vous êtes déconnecté.', variant: 'success' });
  };
  return (
    <Menu.Item component="a" href={paths.signInCard()} lang="en" onClick={leave}>
      Logout
    </Menu.Item>
  );
}

/** The user menu: menu-button pattern with links, sign-out and theme choice. */
export function UserMenuDropdown({ openAt, takeFocus }: UserMenuDropdownProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [focusAt, setFocusAt] = useState<MenuEnd>('first');
  const [opened, setOpened] = useState(false);
  const open = (at: MenuEnd) => {
    setFocusAt(at);
    setOpened(true);
  };
  const change = (isOpen: boolean) => (isOpen ? open('first') : setOpened(false));
  useLayoutEffect(() => {
    if (takeFocus || openAt) trigger.current?.focus();
    if (!openAt) return;
    // Opened after mounting, so that closing returns the focus to the button.
    setFocusAt(openAt);
    setOpened(true);
  }, [takeFocus, openAt]);
  return (
    <Menu onChange={change} opened={opened} position="bottom-end" width={264}>
      <Menu.Target>
        <UserMenuButton onKeyDown={(event) => openOnArrow(event, open)} ref={trigger} />
      </Menu.Target>
      <Menu.Dropdown>
        <UserMenuHead />
        <Menu.Divider />
        {userMenu.map((entry, index) => (
          <UserMenuItem key={entry.label} {...entry} takesFocus={index === 0 && focusAt === 'first'} />
        ))}
        <Logout />
        <Menu.Divider />
        <Menu.Label>Thème</Menu.Label>
        <UserMenuTheme takesFocus={focusAt === 'last'} />
      </Menu.Dropdown>
    </Menu>
  );
}
