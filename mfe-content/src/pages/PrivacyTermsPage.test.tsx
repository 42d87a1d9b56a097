import { fakeServer, json, renderInApp } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as PrivacyTermsPage } from './PrivacyTermsPage.tsx';

beforeEach(() => {
  fakeServer().on('GET /discovery/storage', () => json({ keys: [] }));
});

test('has a table of contents with every section', () => {
  renderInApp(<PrivacyTermsPage />);
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(7);
  for (const link of links) {
    expect(screen.getByRole('heading', { level: 2, name: link.textContent ?? '' })).toHaveAttribute(
      'id',
      link.getAttribute('href')?.split('#')[1],
    );
  }
});

const declared = (kind: string, key: string, until: string) => ({ kind, key, what: `${key}.`, until });

test('lists what the shell and any area store, by kind of storage', async () => {
  const keys = [
    declared('cookie', 'authKey', 'Fermeture du navigateur'),
    declared('local', 'az-foreign:‹membre›', 'sign-out'),
    declared('session', 'az-sample-start', 'tab'),
  ];
  fakeServer().on('GET /discovery/storage', () => json({ keys }));
  renderInApp(<PrivacyTermsPage />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  for (const [storage, name, until] of [
    ['Cookies', 'authKey', 'Fermeture du navigateur'],
    ['Stockage local', 'az-foreign:‹membre›', 'Jusqu’à la déconnexion'],
    ['Stockage de session', 'az-sample-start', 'Jusqu’à la fermeture de l’onglet'],
  ]) {
    const table = await screen.findByRole('table', { name: new RegExp(`^${storage}`) });
    expect(within(table).getByRole('rowheader')).toHaveTextContent(`${name}`);
    expect(within(table).getByRole('cell', { name: until })).toBeVisible();
  }
});

test('says that the list of keys is missing, and loads it on request', async () => {
  const server = fakeServer();
  renderInApp(<PrivacyTermsPage />);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  server.on('GET /discovery/storage', () => json({ keys: [declared('cookie', 'authKey', 'tab')] }));
  await userEvent.click(retry);
  expect(await screen.findByRole('rowheader', { name: 'authKey' })).toBeVisible();
});

test('says when it was changed, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderInApp(<PrivacyTermsPage />);
  expect(screen.getByText('Dernière mise à jour : 22 novembre 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledTimes(1);
});
