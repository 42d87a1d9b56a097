import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import type { Action } from './action.ts';
import { MenuButton } from './MenuButton.tsx';

/** The menu once its code is there: takes the place of the button that was pressed, and opens. */
export function OpenMenu({ label, actions }: { label: string; actions: Action[] }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu
      onChange={setOpened}
      opened={opened}
      portalProps={{ target: '#contenu' }}
      position="bottom-end"
      returnFocus
      // A card out of sight is not painted beyond its edges: the menu must stand outside, and inside a landmark.
      withinPortal={document.getElementById('contenu') !== null}
    >
      <Menu.Target>
        <MenuButton
          label={label}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || opened) return;
            event.preventDefault();
            setOpened(true);
          }}
          ref={button}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            color={action.isDanger ? 'var(--mantine-color-error)' : undefined}
            disabled={action.isLater}
            key={action.label}
            lang={action.lang}
            leftSection={action.icon}
            onClick={action.onSelect}
            rightSection={action.isLater && <Badge variant="default">Bientôt</Badge>}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
