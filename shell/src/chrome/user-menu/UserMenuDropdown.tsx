import { memberName, memberRole, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { useSignOut } from '@az/shared/sign-out';
import { type ThemeChoice, useThemeChoice } from '@az/shared/theme';
import { toast } from '@az/shared/toast';
import { Avatar } from '@az/shared/ui/Avatar';
import { Menu } from '@az/shared/ui/Menu';
import { Stack } from '@az/shared/ui/Stack';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import { useLayoutEffect, useRef, useState } from 'react';
import { themeLabels } from '../theme-labels.ts';
import { type MenuEnd, openOnArrow } from './open-on-arrow.ts';
import styles from './UserMenu.module.css';
import { UserMenuButton } from './UserMenuButton.tsx';
import { UserMenuItem } from './UserMenuItem.tsx';

function UserMenuHead() {
  const { member } = useAuthContext();
  if (!member) return null;
  const name = memberName(member);
  const role = memberRole(member);
  return (
    <div className={styles.head}>
      <Avatar name={name} picture={member.picture} size={40} />
      <Stack gap={0}>
        <Text fw={600}>
          <TruncatedName>{name}</TruncatedName>
        </Text>
        {role && (
          <Text c="dimmed" size="sm">
            {role}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** The theme choice at the end of the user menu; `takesFocus`: its last entry has the focus when the menu opens. */
function UserMenuTheme({ takesFocus }: { takesFocus: boolean }) {
  const [choice, setChoice] = useThemeChoice();
  return (
    <Menu.RadioGroup onChange={(value) => setChoice(value as ThemeChoice)} value={choice}>
      {themeLabels.map(({ value, label }, index) => (
        <Menu.RadioItem
          {...(takesFocus && index === themeLabels.length - 1 ? { 'data-autofocus': true } : {})}
          closeMenuOnClick={false}
          key={value}
          value={value}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** Entries before `Logout` (specification, section 2); those without `to` have no page yet. */
const userMenu: { label: string; to?: string }[] = [
  { label: 'My Feed', to: paths.profileFeed() },
  { label: 'Popular' },
  { label: 'Recent' },
  { label: 'Subscriptions' },
  { label: 'My favorites' },
  { label: 'Wishlist' },
  { label: 'Notifications', to: paths.notifications() },
  { label: 'Settings', to: paths.settingsAccount() },
];

export type UserMenuDropdownProps = {
  /** Set if the button was pressed while the menu was loading. */
  openAt: MenuEnd | null;
  /** Whether the button that this menu replaces had the focus. */
  takeFocus: boolean;
};

function Logout({ onLeave }: { onLeave: () => void }) {
  const leave = (event: React.MouseEvent) => {
    event.preventDefault();
    onLeave();
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
  const { signOut, question } = useSignOut(() =>
    toast({ message: 'Vous êtes déconnecté.', variant: 'success' }),
  );
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
    <>
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
          <Logout onLeave={() => void signOut()} />
          <Menu.Divider />
          <Menu.Label>Thème</Menu.Label>
          <UserMenuTheme takesFocus={focusAt === 'last'} />
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
