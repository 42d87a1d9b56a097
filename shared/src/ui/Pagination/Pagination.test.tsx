import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './page-numbers.ts';

const to = (page: number) => `/blogs?page=${page}`;

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %d of %d shows %p', (current, count, shown) => {
  const numbers = pageNumbers(current, count).map((page) => page ?? '…');
  expect(numbers.join(' ')).toBe(shown);
});

test('links to the pages, the previous and the next one, and marks the current one', async () => {
  const { router } = renderInApp(<Pagination count={3} current={2} to={to} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Précédent' })).toHaveAttribute('href', '/blogs?page=1');
  await userEvent.click(screen.getByRole('link', { name: 'Suivant' }));
  expect(router.state.location.search).toBe('?page=3');
});

test('renders nothing for a single page, and no links past the ends', () => {
  const { unmount } = renderInApp(<Pagination count={1} current={1} to={to} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  renderInApp(<Pagination count={2} current={2} to={to} />);
  expect(screen.queryByRole('link', { name: 'Suivant' })).toBeNull();
});
