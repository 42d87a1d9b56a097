import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Component as AboutPage } from './AboutPage.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /user-jobs-history?user_id=1042', () => json({ status: true, jobsHistory: [] }));
  server.on('GET /capabilities', () => json({ extensions: [] }));
});

const open = (changes: Parameters<typeof sampleMember>[0] = {}) =>
  renderInApp(<AboutPage />, { route: '/profile/about', member: sampleMember(changes) });
const card = (name: string) => within(screen.getByRole('region', { name }));
const valueOfTerm = (name: string, term: string) => card(name).getByText(term).nextElementSibling;

test('shows the member’s details', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'À propos' })).toBeInTheDocument();
  expect(card('Présentation').getByText('Cheffe de projet à Libreville.')).toBeInTheDocument();
  expect(valueOfTerm('Identité', 'Prénom')).toHaveTextContent('Awa');
  expect(valueOfTerm('Identité', 'Membre depuis le')).toHaveTextContent('12 mars 2024');
  expect(valueOfTerm('Localisation', 'Ville')).toHaveTextContent('Libreville');
  expect(card('Contact').getByRole('link', { name: 'awa.moreau@exemple.test' })).toHaveAttribute(
    'href',
    'mailto:awa.moreau@exemple.test',
  );
  expect(card('Contact').getByRole('link', { name: '+241 01 23 45 67' })).toHaveAttribute(
    'href',
    'tel:+24101234567',
  );
  expect(screen.queryByRole('link', { name: /^Ajouter/ })).not.toBeInTheDocument();
});

test('offers to add missing values', () => {
  open({ description: '', phone: ' ', city: null });
  const links = screen.getAllByRole('link', { name: /^Ajouter/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Ajouter une description',
    'Ajouter un téléphone',
    'Ajouter une ville',
  ]);
  for (const link of links) expect(link).toHaveAttribute('href', '/settings/account');
});

test('shows a company with one name and without unknown dates', () => {
  open({ kind: 'company', firstName: 'Atelier Okoumé', lastName: '', createdAt: null });
  expect(valueOfTerm('Identité', 'Nom')).toHaveTextContent('Atelier Okoumé');
  expect(valueOfTerm('Identité', 'Type de compte')).toHaveTextContent('Entreprise');
  expect(screen.queryByText('Prénom')).not.toBeInTheDocument();
  expect(screen.queryByText('Membre depuis le')).not.toBeInTheDocument();
});

test('interests are sample data where the server has no other members, and left out beside real ones', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('region', { name: 'Centres d’intérêt' })).toBeInTheDocument();
  unmount();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  const asked = () => server.requests.filter(({ url }) => url.endsWith('/capabilities'));
  const before = asked().length;
  open();
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  // The code of the interests has loaded above, so they would appear as soon as the reply arrives.
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Centres d’intérêt' })).toBeNull();
});
