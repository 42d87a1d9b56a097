import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { AbandonDialog } from './AbandonDialog.tsx';

test('keeps the input, or discards it', async () => {
  const [onStay, onAbandon] = [jest.fn(), jest.fn()];
  renderInApp(<AbandonDialog onAbandon={onAbandon} onStay={onStay} opened />);
  const callCounts = () => [onStay, onAbandon].map(({ mock }) => mock.calls.length);
  const dialog = await screen.findByRole('dialog', { name: 'Abandonner la saisie\u202f?' });
  expect(dialog).toHaveTextContent('Ce que vous avez saisi sera perdu.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer la saisie' }));
  expect(callCounts()).toEqual([2, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner' }));
  expect(callCounts()).toEqual([2, 1]);
});
