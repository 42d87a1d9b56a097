import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Modal } from './Modal.tsx';

/** A dialog that opens a second one and has a menu. */
function Dialogs() {
  const [opened, setOpened] = useState<string[]>([]);
  const close = (name: string) => setOpened((all) => all.filter((one) => one !== name));
  const openButton = (name: string) => (
    <Button onClick={() => setOpened((all) => [...all, name])}>Ouvrir {name}</Button>
  );
  return (
    <>
      {openButton('un')}
      <Modal onClose={() => close('un')} opened={opened.includes('un')} title="Dialogue un">
        {openButton('deux')}
        <Menu>
          <Menu.Target>
            <Button>Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Partager</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Modal>
      <Modal onClose={() => close('deux')} opened={opened.includes('deux')} title="Dialogue deux">
        <input aria-label="Nom" data-autofocus />
      </Modal>
    </>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Escape closes the top dialog only, and the focus returns step by step', async () => {
  renderInApp(<Dialogs />);
  expect(dialog('Dialogue un')).toBeNull();
  await press('Ouvrir un');
  await press('Ouvrir deux');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(dialog('Dialogue deux')).toBeNull();
  expect(dialog('Dialogue un')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir deux' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(dialog('Dialogue un')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir un' })).toHaveFocus());
});

test('a dialog that is unmounted while open returns the focus too', async () => {
  function Taken() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>Ouvrir</Button>
        {isThere && <Modal onClose={() => setThere(false)} opened title="Dialogue" />}
      </>
    );
  }
  renderInApp(<Taken />);
  await press('Ouvrir');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(dialog('Dialogue')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
});

test('Escape in a menu closes the menu and not the dialog', async () => {
  renderInApp(<Dialogs />);
  await press('Ouvrir un');
  await press('Actions');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Partager' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(dialog('Dialogue un')).toBeVisible();
});

test('has a close button with a name, and keeps Tab inside', async () => {
  renderInApp(<Dialogs />);
  await press('Ouvrir un');
  await press('Ouvrir deux');
  const inside = within(screen.getByRole('dialog', { name: 'Dialogue deux' }));
  await waitFor(() => expect(inside.getByRole('textbox')).toHaveFocus());
  await userEvent.tab();
  expect(inside.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  await userEvent.tab();
  expect(inside.getByRole('textbox')).toHaveFocus();
  await userEvent.click(inside.getByRole('button', { name: 'Fermer' }));
  expect(dialog('Dialogue deux')).toBeNull();
});
