import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as AccountPage } from './AccountPage.tsx';

const notYet = "Cette modification n'est pas encore possible en ligne.";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['login', 'account'] }));
});

async function open(changes: Parameters<typeof sampleMember>[0] = {}) {
  renderInApp(<AccountPage />, { route: '/settings/account', member: sampleMember(changes) });
  await waitFor(() => expect(server.requests).toHaveLength(1));
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const told = (name: string, term: string) => card(name).getByText(term).nextElementSibling;

test('shows what the session holds of the member', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Compte' })).toBeInTheDocument();
  expect(told('Identité', 'Prénom')).toHaveTextContent('Awa');
  expect(told('Identité', 'Nom')).toHaveTextContent('Moreau');
  expect(told('Identité', 'Type de compte')).toHaveTextContent('Personne');
  expect(told('Coordonnées', 'Adresse e-mail')).toHaveTextContent('awa.moreau@exemple.test');
  expect(told('Coordonnées', 'Province')).toHaveTextContent('Estuaire');
});

test('says which details the member has not told', async () => {
  await open({ phone: '', country: null });
  expect(told('Coordonnées', 'Téléphone')).toHaveTextContent('Non renseigné');
  expect(told('Coordonnées', 'Pays')).toHaveTextContent('Non renseigné');
});

test('says that changes are not possible online where the server cannot make them', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['login'] }));
  await open();
  expect(await screen.findByText(notYet)).toBeInTheDocument();
});

test('says so too where the server does not know the call', async () => {
  server.on('GET /capabilities', () => json({}, { status: 404 }));
  await open();
  expect(await screen.findByText(notYet)).toBeInTheDocument();
});

test('says nothing of the kind where the server can', async () => {
  let answered = false;
  server.on('GET /capabilities', () => {
    answered = true;
    return json({ extensions: ['account'] });
  });
  await open();
  await waitFor(() => expect(answered).toBe(true));
  expect(screen.queryByText(notYet)).not.toBeInTheDocument();
});

test('changes the theme at once and says that this device keeps it', async () => {
  await open();
  expect(screen.queryByText('Enregistré sur cet appareil')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Sombre' }));
  expect(screen.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect(localStorage.getItem('SOCIAL_REACTJS_THEME_KEY')).toBe('dark');
  expect(screen.getByRole('status')).toHaveTextContent('Enregistré sur cet appareil');
  await userEvent.click(screen.getByRole('radio', { name: 'Clair' }));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
});
