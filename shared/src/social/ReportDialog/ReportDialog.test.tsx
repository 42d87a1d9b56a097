import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks for a reason, and says that nothing is sent', async () => {
  const onClose = jest.fn();
  renderInApp(<ReportDialog onClose={onClose} subject="la conversation avec Ana" />);
  expect(
    await screen.findByRole('dialog', { name: 'Signaler la conversation avec Ana' }),
  ).toBeInTheDocument();
  await press('Signaler');
  expect(screen.getByText('Choisissez une raison.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /indésirable/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Autre raison' }));
  expect(screen.queryByText('Choisissez une raison.')).toBeNull();
  await press('Signaler');
  expect(screen.getByRole('status')).toHaveTextContent(/rien n’a été envoyé/);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1)!);
  expect(onClose).toHaveBeenCalledTimes(1);
});
