import { renderInApp } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, screen } from '@testing-library/react';
import { draftCountText } from './draft-count.ts';
import { Component as OfflinePage } from './OfflinePage.tsx';

const draft = JSON.stringify({ text: 'Bonjour', at: Date.now() });
const change = (type: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(type)));

beforeEach(() => localStorage.clear());

test('says what happened and what to do, in the document title too', () => {
  const stop = startTitle();
  renderInApp(<OfflinePage />, { route: '/offline' });
  expect(screen.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  expect(screen.getByText(/Vérifiez votre réseau, puis réessayez\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Hors ligne · AZ Connect');
  stop();
});

test('says when the connection is back, and does not navigate', () => {
  const { router } = renderInApp(<OfflinePage />, { route: '/offline' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  change('online');
  expect(screen.getByRole('status')).toHaveTextContent('La connexion est rétablie.');
  expect(router.state.location.pathname).toBe('/offline');
  change('offline');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [0, "Aucun brouillon n'est gardé sur cet appareil."],
  [1, '1 brouillon est gardé sur cet appareil.'],
  [2, '2 brouillons sont gardés sur cet appareil.'],
])('counts %d drafts, and shows none', (count, sentence) => {
  localStorage.setItem('userData', 'x');
  for (let index = 0; index < count; index += 1)
    localStorage.setItem(`az-draft:1042:comment:${index}`, draft);
  renderInApp(<OfflinePage />, { route: '/offline' });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(/Bonjour/)).toBeNull();
});

test('blocked storage counts as no drafts', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(draftCountText()).toBe("Aucun brouillon n'est gardé sur cet appareil.");
});
