import '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landmarks, openLayout } from '../testing/open-layout.tsx';
import * as layout from './SettingsLayout.tsx';

const open = (width: 'wide' | 'narrow') => openLayout(layout, width, '/settings/account');
const toggle = () => screen.getByRole('button', { name: 'Settings' });

test('from 992 px the settings list is left of the page', () => {
  open('wide');
  expect(landmarks()).toEqual([
    'header',
    'nav Navigation principale',
    'aside Réglages',
    'nav Settings',
    'main',
    'footer',
  ]);
  expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
});

test('below, it is a panel that its button opens and Escape closes', async () => {
  open('narrow');
  await screen.findByRole('navigation', { name: 'Navigation rapide' });
  expect(landmarks()).toEqual(['header', 'main', 'footer', 'nav Navigation rapide']);
  await userEvent.click(toggle());
  const panel = within(await screen.findByRole('dialog', { name: 'Settings' }));
  expect(panel.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toggle()).toHaveFocus();
});

test('the panel closes when one of its pages is opened', async () => {
  const { router } = open('narrow');
  await userEvent.click(toggle());
  const panel = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await userEvent.click(panel.getByRole('link', { name: 'Privacy and safety' }));
  expect(router.state.location.pathname).toBe('/settings/privacy');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the panel closes when the page becomes wide', async () => {
  const { window } = open('narrow');
  await userEvent.click(toggle());
  await screen.findByRole('dialog', { name: 'Settings' });
  window.resize('wide');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
});
