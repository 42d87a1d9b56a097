import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { type ThemeChoice, useThemeChoice } from '@az/shared/theme';
import { toast } from '@az/shared/toast';
import { Avatar } from '@az/shared/ui/Avatar';
import { Badge } from '@az/shared/ui/Badge';
import { Menu } from '@az/shared/ui/Menu';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useLayoutEffect, useRef, useState } from 'react';
import { openOnArrow } from './open-on-arrow.ts';
import { themeLabels } from './theme-labels.ts';
import styles from './UserMenu.module.css';
import { UserMenuButton } from './UserMenuButton.tsx';

export type UserMenuDropdownProps = {
  /** Someone pressed the button while the menu was loading. */
  openAtOnce: boolean;
  /** The button this one replaces had the focus. */
  takeFocus: boolean;
};

/** Entries in the order and wording of the specification, section 2; those without a target lead nowhere yet. */
const entries: { label: string; to?: string }[] = [
  { label: 'My Feed', to: paths.profileFeed() },
  { label: 'Popular' },
  { label: 'Recent' },
  { label: 'Subscriptions' },
  { label: 'My favorites' },
  { label: 'Wishlist' },
  { label: 'Notifications', to: paths.notifications() },
  { label: 'Settings', to: paths.settingsAccount() },
];

function Entry({ label, to, isFirst }: { label: string; to?: string; isFirst: boolean }) {
  // An opening menu gives the focus to its first entry (WAI-ARIA menu button pattern).
  const autofocus = isFirst ? { 'data-autofocus': true } : {};
  if (to && isRouteLive(to)) {
    return (
      <Menu.Item {...autofocus} component={Link} lang="en" to={to}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      {...autofocus}
      aria-disabled="true"
      closeMenuOnClick={false}
      rightSection={
        <Badge className={styles.soon} lang="fr" variant="default">
          Bientôt
        </Badge>
      }
    >
      <span lang="en">{label}</span>
    </Menu.Item>
  );
}

function ThemeItems() {
  const [choice, setChoice] = useThemeChoice();
  return (
    <Menu.RadioGroup onChange={(value) => setChoice(value as ThemeChoice)} value={choice}>
      {themeLabels.map(({ value, label }) => (
        <Menu.RadioItem closeMenuOnClick={false} key={value} value={value}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function Head() {
  const { member } = useAuthContext();
  if (!member) return null;
  const name = `${member.firstName} ${member.lastName}`.trim();
  return (
    <div className={styles.head}>
      <Avatar name={name} picture={member.picture} size={40} />
      <Stack gap={0}>
        <Text fw={600}>{name}</Text>
        {member.lastJob && (
          <Text c="dimmed" size="sm">
            {member.lastJob.position.title}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** The user menu itself: menu-button pattern with links, theme choice and sign-out. */
export function UserMenuDropdown({ openAtOnce, takeFocus }: UserMenuDropdownProps) {
  const { removeSession } = useAuthContext();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    if (takeFocus || openAtOnce) trigger.current?.focus();
    // Opened after it was there, so that closing gives the focus back to the button.
    if (openAtOnce) setOpened(true);
  }, [takeFocus, openAtOnce]);
  return (
    <Menu onChange={setOpened} opened={opened} position="bottom-end" width={264}>
      <Menu.Target>
        <UserMenuButton onKeyDown={(event) => openOnArrow(event, () => setOpened(true))} ref={trigger} />
      </Menu.Target>
      <Menu.Dropdown>
        <Head />
        <Menu.Divider />
        {entries.map((entry, index) => (
          <Entry isFirst={index === 0} key={entry.label} {...entry} />
        ))}
        <Menu.Item
          component="a"
          href={paths.signInCard()}
          lang="en"
          onClick={(event: React.MouseEvent) => {
            event.preventDefault();
            void removeSession();
            toast({ message: 'Vous êtes déconnecté.', variant: 'success' });
          }}
        >
          Logout
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Thème</Menu.Label>
        <ThemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}
