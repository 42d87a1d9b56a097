import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { firstViewDone } from '../../page/when-idle.ts';
import { UserMenu } from './UserMenu.tsx';

const mockFetched = jest.fn();
jest.mock('./UserMenuDropdown.tsx', () => {
  mockFetched();
  return { UserMenuDropdown: () => null };
});

test('once the page is idle, the menu is fetched and not yet shown', async () => {
  renderInApp(<UserMenu />, { member: sampleMember(), route: '/feed/home' });
  expect(mockFetched).not.toHaveBeenCalled();
  firstViewDone();
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
