import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paletteStore } from '../features/palette/open-palette.ts';
import { SearchField } from './SearchField.tsx';

test('opens search and commands', async () => {
  renderInApp(<SearchField />);
  expect(paletteStore.getState().opened).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(paletteStore.getState().opened).toBe(true);
});
