import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { ActionsMenu } from './ActionsMenu.tsx';

function Opened() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionsMenu
        actions={[{ label: 'Bloquer', icon: null, onSelect: () => setOpened(true) }]}
        label="Actions"
      />
      <Modal onClose={() => setOpened(false)} opened={opened} title="Bloquer cette personne ?" />
    </>
  );
}

test('a dialog that an action opens returns the focus to the button of the menu', async () => {
  renderInApp(<Opened />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bloquer' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});
