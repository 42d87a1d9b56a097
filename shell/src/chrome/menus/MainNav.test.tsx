import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { MainNav } from './MainNav.tsx';

const current = () =>
  screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? link.textContent : []));

test('leads to the feed and the news', () => {
  renderInApp(<MainNav />);
  expect(screen.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/blogs');
});

test.each([
  ['/', ['Feed']],
  ['/feed/home', ['Feed']],
  ['/blogs', ['News']],
  ['/messaging', []],
])('at %s marks %p', (route, marked) => {
  renderInApp(<MainNav />, { route });
  expect(current()).toEqual(marked);
});

test('leaves out what leads nowhere yet', () => {
  renderInApp(<MainNav />, { isRouteLive: (path) => path !== '/blogs' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Feed']);
});
