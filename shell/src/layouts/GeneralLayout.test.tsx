import { screen } from '@testing-library/react';
import { landmarks, openLayout } from '../testing/open-layout.tsx';
import * as general from './GeneralLayout.tsx';
import * as profile from './ProfileLayout.tsx';

test('general pages have the sidebar and one wide column', () => {
  openLayout(general, 'wide', '/messaging');
  expect(landmarks()).toEqual(['header', 'nav Navigation principale', 'main', 'footer']);
});

test('profile pages have messaging as well, from 992 px', async () => {
  const { window } = openLayout(profile, 'wide', '/profile/about');
  expect(landmarks()).toEqual(['header', 'nav Navigation principale', 'main', 'footer', 'aside Messaging']);
  window.resize('narrow');
  await screen.findByRole('navigation', { name: 'Navigation rapide' });
  expect(landmarks()).toEqual(['header', 'main', 'footer', 'nav Navigation rapide']);
});
