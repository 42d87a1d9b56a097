import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from './ShareDialog.tsx';

const share = () =>
  renderInApp(<ShareDialog onClose={jest.fn()} title="Publication" url="https://exemple.test/p" />).router;
const messages = () => screen.getByRole('button', { name: 'Envoyer par message' });

test('adds the URL to a message after it was copied', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const router = share();
  await user.click(messages());
  expect(copy).toHaveBeenCalledWith('https://exemple.test/p');
  expect(router.state.location.pathname).toBe('/messaging');
});

test('stays open with a message when the URL could not be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const router = share();
  await user.click(messages());
  expect(screen.getByText(/n’a pas pu être copié/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
