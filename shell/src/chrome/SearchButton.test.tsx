import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlayStore } from '../features/palette/open-palette.ts';
import { SearchButton } from './SearchButton.tsx';

test('opens search and commands', async () => {
  renderInApp(<SearchButton />);
  expect(overlayStore.getState().overlay).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(overlayStore.getState().overlay).toBe('palette');
});
