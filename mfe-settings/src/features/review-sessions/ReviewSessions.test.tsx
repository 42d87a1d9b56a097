import { type FakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSentBodies, settingsServer } from '../../testing/settings-server.ts';
import { ReviewSessions } from './ReviewSessions.tsx';

let server: FakeServer;

const here = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.0/24',
  created_at: '2026-01-05T08:00:00.000Z',
  last_seen_at: '2026-01-06T09:00:00.000Z',
  is_current: true,
};
const phone = {
  ...here,
  id: 'phone',
  browser: 'Safari',
  system: 'iPhone',
  network: '2001:db8:1::/48',
  is_current: false,
};
const unknown = { ...here, id: 'unknown', browser: null, system: null, network: null, is_current: false };

function open(sessions: object[] | null) {
  server = settingsServer();
  if (sessions) server.on('GET /account/sessions', () => json({ status: true, sessions }));
  renderInApp(<ReviewSessions />, { route: '/settings/privacy', member: sampleMember() });
}

const card = () => screen.findByRole('region', { name: 'Sessions ouvertes' });
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement); // a heading of a row
const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function ask(button: HTMLElement, name: string, password: string) {
  await userEvent.click(button);
  const asking = await dialog(name);
  await userEvent.type(asking.getByLabelText('Mot de passe actuel'), password);
  return asking;
}

test('lists the open sessions with their known values', async () => {
  open([here, phone, unknown]);
  expect(await screen.findByRole('heading', { name: 'Firefox sur Linux' })).toBeVisible();
  expect(await card()).toHaveTextContent('aucun lieu n’en est déduit');
  expect(rows()).toEqual(['Firefox sur Linux', 'Safari sur iPhone', 'Navigateur inconnu']);
  expect(row('Firefox sur Linux').getByText('Cette session')).toBeVisible();
  expect(row('Firefox sur Linux').getByText(/203\.0\.113\.x$/)).toBeVisible();
  expect(row('Firefox sur Linux').queryByRole('button')).toBeNull();
  expect(row('Safari sur iPhone').getByText(/2001:db8:1:x$/)).toBeVisible();
  expect(row('Navigateur inconnu').queryByText(/Adresse/)).toBeNull();
  expect(row('Navigateur inconnu').getByRole('button')).toHaveAccessibleDescription(/^Navigateur inconnu/);
});

test('one is ended with the password, and the others stay', async () => {
  open([here, phone, unknown]);
  server.on('DELETE /account/sessions/phone', () => json({ status: true }));
  await card();
  await screen.findByRole('heading', { name: 'Safari sur iPhone' });
  const asking = await ask(
    row('Safari sur iPhone').getByRole('button'),
    'Fermer cette session\u202f?',
    'secret',
  );
  await userEvent.click(asking.getByRole('button', { name: 'Fermer la session' }));
  expect(await screen.findByText('Session fermée.')).toBeVisible();
  expect(rows()).toEqual(['Firefox sur Linux', 'Navigateur inconnu']);
  expect(await readSentBodies(server, 'DELETE /account/sessions/phone')).toEqual([{ password: 'secret' }]);
  expect(screen.getByRole('heading', { name: 'Sessions ouvertes' })).toHaveFocus();
});

test('all others are ended at once', async () => {
  open([here, phone, unknown]);
  server.on('DELETE /account/sessions', () => json({ status: true }));
  await card();
  const button = await screen.findByRole('button', { name: 'Fermer toutes les autres sessions' });
  const asking = await ask(button, 'Fermer toutes les autres sessions\u202f?', 'secret');
  await userEvent.click(asking.getByRole('button', { name: 'Fermer les autres sessions' }));
  expect(await screen.findByText('Toutes les autres sessions sont fermées.')).toBeVisible();
  expect(rows()).toEqual(['Firefox sur Linux']);
  expect(screen.getByText('Aucune autre session n’est ouverte.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wrong password ends nothing and shows an error at the field; cancelling returns the focus', async () => {
  open([here, phone]);
  const sentence = 'Ce mot de passe n’est pas le vôtre. Vérifiez-le puis réessayez.';
  server.on('DELETE /account/sessions/phone', () =>
    json({ error: { kind: 'invalid', fields: { password: sentence } } }, { status: 400 }),
  );
  await card();
  await screen.findByRole('heading', { name: 'Safari sur iPhone' });
  const button = row('Safari sur iPhone').getByRole('button');
  const asking = await ask(button, 'Fermer cette session\u202f?', '{Enter}');
  const field = asking.getByLabelText('Mot de passe actuel');
  expect(field).toHaveAccessibleDescription('Saisissez votre mot de passe.');
  await userEvent.type(field, 'faux{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  expect(rows()).toHaveLength(2);
  await userEvent.click(asking.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failing server ends nothing and keeps the password; a session that has ended meanwhile is removed', async () => {
  open([here, phone]);
  server.on('DELETE /account/sessions/phone', [
    () => json({}, { status: 503 }),
    () => json({ error: { kind: 'not-found' } }, { status: 404 }),
  ]);
  await card();
  await screen.findByRole('heading', { name: 'Safari sur iPhone' });
  const asking = await ask(
    row('Safari sur iPhone').getByRole('button'),
    'Fermer cette session\u202f?',
    'secret',
  );
  const submit = asking.getByRole('button', { name: 'Fermer la session' });
  await userEvent.click(submit);
  expect(await asking.findByRole('alert')).toHaveTextContent('La session n’a pas été fermée.');
  expect(asking.getByLabelText('Mot de passe actuel')).toHaveValue('secret');
  await userEvent.click(submit);
  expect(await screen.findByText('Session fermée.')).toBeVisible();
  expect(rows()).toEqual(['Firefox sur Linux']);
});

test('a list that failed to load can be retried', async () => {
  open(null);
  server.on('GET /account/sessions', [
    () => json({ status: false }),
    () => json({ status: true, sessions: [here] }),
  ]);
  expect(await screen.findByText(/Vos sessions ouvertes n’ont pas pu être chargées/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune autre session n’est ouverte.')).toBeVisible();
});
