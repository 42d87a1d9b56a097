import '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landmarks, openLayout } from '../testing/open-layout.tsx';
import * as layout from './FeedLayout.tsx';

const open = (width: 'wide' | 'narrow') => openLayout(layout, width, '/feed/home');
const settled = () => waitFor(() => expect(screen.queryByText('Chargement...')).toBeNull());
const panel = () => screen.queryByRole('dialog', { name: 'My profile' });

test('from 992 px: sidebar, side card, page and messaging, in screen order', async () => {
  open('wide');
  await settled();
  expect(landmarks()).toEqual([
    'header',
    'nav Navigation principale',
    'aside Mon profil',
    'nav my space',
    'main',
    'footer',
    'aside Messaging',
  ]);
  expect(screen.queryByRole('button', { name: 'My profile' })).toBeNull();
});

test('below, the side card is a panel that makes its calls when it opens', async () => {
  const { server } = open('narrow');
  await screen.findByRole('navigation', { name: 'Navigation rapide' });
  expect(landmarks()).toEqual(['header', 'main', 'footer', 'nav Navigation rapide']);
  expect(server.requests).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'My profile' }));
  const card = within(await screen.findByRole('dialog', { name: 'My profile' }));
  expect(card.getByText('Awa Moreau')).toBeVisible();
  expect(card.getByRole('navigation', { name: 'my space' })).toBeVisible();
  await settled();
  expect(server.requests).toHaveLength(3);
});

test('the panel closes when the page becomes wide, and the focus moves to the page', async () => {
  const { window } = open('narrow');
  await userEvent.click(await screen.findByRole('button', { name: 'My profile' }));
  await screen.findByRole('dialog', { name: 'My profile' });
  window.resize('wide');
  expect(panel()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('complementary', { name: 'Mon profil' })).toBeVisible();
  window.resize('narrow');
  await settled();
  expect(panel()).toBeNull();
});
