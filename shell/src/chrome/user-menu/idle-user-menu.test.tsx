import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { completeFirstView } from '../../page/when-idle.ts';
import { UserMenu } from './UserMenu.tsx';

const mockFetched = jest.fn();
jest.mock('./UserMenuDropdown.tsx', () => {
  mockFetched();
  return { UserMenuDropdown: () => null };
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('once the page is idle, the menu is fetched and not yet shown', async () => {
  renderInApp(<UserMenu />, { member: sampleMember(), route: '/feed/home' });
  expect(mockFetched).not.toHaveBeenCalled();
  completeFirstView();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(mockFetched).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
