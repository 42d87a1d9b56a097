import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { menuLines } from '../../testing/menu-lines.ts';
import { MySpace } from './MySpace.tsx';

const nav = () => screen.getByRole('navigation', { name: 'my space' });

test('has the entries of the specification in their order', () => {
  renderInApp(<MySpace />);
  expect(screen.getByRole('heading', { name: 'my space' })).toBeVisible();
  expect(menuLines(nav())).toEqual([
    ['My Feed', '/profile/feed'],
    ['My News', '/blogs'],
    ['My Annonce', 'Bientôt'],
    ['My Ads', 'Bientôt'],
    ['My Contact', '/profile/connections'],
    ['My Agenda', 'Bientôt'],
    ['My Events', '/profile/events'],
    ['My Groups', '/feed/groups'],
    ['My Jobs', '/settings/jobs'],
    ['My Finance', 'Bientôt'],
    ['My Partnership', 'Bientôt'],
  ]);
});

test('is in English, and marks in French the entries without a page', () => {
  renderInApp(<MySpace />, { isRouteLive: () => false });
  expect(nav()).toHaveAttribute('lang', 'en');
  for (const entry of screen.getAllByRole('link')) {
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).not.toHaveAttribute('href');
    expect(entry).toHaveAccessibleName(/^My \w+ Bientôt$/);
  }
  for (const comingSoon of screen.getAllByText('Bientôt')) expect(comingSoon).toHaveAttribute('lang', 'fr');
});

test.each([
  ['/profile/feed', 'My Feed'],
  ['/blogs', 'My News'],
  ['/profile/connections', 'My Contact'],
  ['/profile/events', 'My Events'],
  ['/feed/groups', 'My Groups'],
  ['/settings/jobs', 'My Jobs'],
])('at %s marks %s', (route, label) => {
  renderInApp(<MySpace />, { route });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([screen.getByRole('link', { name: label, current: 'page' })]);
});
