import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const [onConfirm, onCancel, onDismiss] = [jest.fn(), jest.fn(), jest.fn()];

async function open(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  renderInApp(
    <ConfirmDialog
      action="Supprimer"
      onCancel={onCancel}
      onConfirm={onConfirm}
      opened
      question="Supprimer la photo ?"
      {...props}
    />,
  );
  await screen.findByRole('dialog', { name: 'Supprimer la photo ?' });
}

const callCounts = () => [onConfirm, onCancel, onDismiss].map(({ mock }) => mock.calls.length);
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => jest.clearAllMocks());

test('the cancel button has the initial focus, and Escape cancels', async () => {
  await open();
  await waitFor(() => expect(button('Annuler')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Annuler'));
  expect(callCounts()).toEqual([0, 2, 0]);
  await userEvent.click(button('Supprimer'));
  expect(callCounts()).toEqual([1, 2, 0]);
});

test('can be closed without an answer if that differs from cancelling', async () => {
  await open({ onDismiss });
  await waitFor(() => expect(button('Annuler')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Fermer'));
  expect(callCounts()).toEqual([0, 0, 2]);
});

test('stays open and busy while the action is pending', async () => {
  await open({ isBusy: true });
  expect(button('Supprimer')).toHaveAttribute('aria-busy', 'true');
  expect(button('Annuler')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(callCounts()).toEqual([0, 0, 0]);
});

test('a double click answers once', async () => {
  await open();
  await userEvent.dblClick(button('Supprimer'));
  expect(callCounts()).toEqual([1, 0, 0]);
});
