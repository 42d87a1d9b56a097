import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { TruncatedName } from '../../ui/Text/Text.tsx';
import type { Action } from './action.ts';
import { MenuButton } from './MenuButton.tsx';

type EntryProps = {
  action: Action;
  isFirst: boolean;
  onLeave: () => void;
};

function Entry({ action, isFirst, onLeave }: EntryProps) {
  const { label, icon, lang, isChecked, onSelect } = action;
  // Focuses the first enabled item: a disabled one cannot take the focus, without which the menu receives no Escape.
  const autoFocus = { 'data-autofocus': isFirst || undefined };
  if (isChecked !== undefined)
    return (
      <Menu.CheckboxItem
        {...autoFocus}
        checked={isChecked}
        closeMenuOnClick={false}
        lang={lang}
        onChange={onSelect}
      >
        <TruncatedName>{label}</TruncatedName>
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item
      {...autoFocus}
      color={action.isDanger ? 'var(--mantine-color-error)' : undefined}
      disabled={action.isLater}
      lang={lang}
      leftSection={icon}
      onClick={() => {
        // Focuses the button first, so that a dialog can return the focus to it: this item is removed by then.
        onLeave();
        onSelect();
      }}
      rightSection={action.isLater && <Badge variant="default">Bientôt</Badge>}
    >
      <TruncatedName>{label}</TruncatedName>
    </Menu.Item>
  );
}

/** The menu after its code has loaded: replaces the pressed button, and opens. */
export function OpenMenu({ label, actions }: { label: string; actions: Action[] }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = actions.find(({ isLater }) => !isLater);
  const focusButton = () => button.current?.focus({ preventScroll: true });
  useEffect(() => {
    focusButton();
    setOpened(true);
  }, []);
  return (
    <Menu
      onChange={setOpened}
      opened={opened}
      portalProps={{ target: '#contenu' }}
      position="bottom-end"
      returnFocus
      // A card outside the viewport clips its content (`content-visibility`), so the menu is rendered outside the
      // card, inside a landmark.
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
          <Entry action={action} isFirst={action === first} key={action.label} onLeave={focusButton} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
