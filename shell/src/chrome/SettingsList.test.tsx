import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { menuLines } from '../testing/menu-lines.ts';
import { SettingsList } from './SettingsList.tsx';

test('has the entries of the specification in order, then the profile and the footer links', () => {
  renderInApp(<SettingsList />, { route: '/settings/privacy' });
  const nav = screen.getByRole('navigation', { name: 'Settings' });
  expect(menuLines(nav)).toEqual([
    ['Account', '/settings/account'],
    ['Jobs', '/settings/jobs'],
    ['Notification', '/settings/notification'],
    ['Privacy and safety', '/settings/privacy'],
    ['Communications', '/settings/communication'],
    ['Messaging', '/settings/messaging'],
    ['Close account', '/settings/close-account'],
  ]);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(7)).toEqual([
    'View profile',
    'About',
    'Settings',
    'Support',
    'Docs (nouvel onglet)',
    'Help',
    'Privacy & terms',
    'À propos',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy and safety');
});
