import { type FakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownAccount, readSentBodies, settingsServer } from '../testing/settings-server.ts';
import { Component as NotificationPage } from './NotificationPage.tsx';

let server: FakeServer;

function open(known?: string[]) {
  server = settingsServer(known);
  return renderInApp(<NotificationPage />, { route: '/settings/notification', member: sampleMember() });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => userEvent.click(region(name).getByRole('button', { name: 'Enregistrer' }));
const toggle = (name: string) => screen.findByRole('switch', { name });

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function browserSays(answer: NotificationPermission) {
  const requestPermission = jest.fn(async () => answer);
  Object.assign(window, { Notification: { permission: 'default', requestPermission } });
  return requestPermission;
}

test('each card saves only its own fields', async () => {
  open();
  await userEvent.click(await toggle('Anniversaires'));
  await userEvent.click(screen.getByRole('radio', { name: 'Jamais' }));
  await save('Envois');
  expect(await region('Envois').findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account/preferences')).toEqual([
    { notifications: { emailFrequency: 'never' } },
  ]);
  expect(await toggle('Anniversaires')).not.toBeChecked();
});

test('a failure keeps the choice, and the second attempt saves it', async () => {
  open();
  await userEvent.click(await toggle('Réponses et mentions'));
  server.on('PUT /account/preferences', () => new TypeError('lost'));
  await save('Sujets');
  expect(await region('Sujets').findByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  expect(await toggle('Réponses et mentions')).not.toBeChecked();
});

test('says when mails are sent, and on a server without notifications that none are', async () => {
  const { unmount } = open(['accounts', 'network', 'notifications']);
  expect(await screen.findByText(/partent quand vous n’avez rien fait ici depuis dix minutes/)).toBeVisible();
  unmount();
  open(['accounts', 'network']);
  expect(await screen.findByText(/Les e-mails ne partent pas encore/)).toBeVisible();
});

test('says to who wants mails that they begin once the address is confirmed', async () => {
  const said = /commenceront quand votre adresse e-mail sera confirmée/;
  const account = { ...ownAccount, email_proven: false };
  const known = ['accounts', 'network', 'notifications'];
  const { unmount } = open(known);
  await toggle('Anniversaires');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  unmount();
  open(known);
  server.on('GET /account', () => json({ status: true, account }));
  expect(await screen.findByText(said)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Jamais' }));
  await save('Envois');
  await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
});

test('choices that could not be loaded are not shown as defaults', async () => {
  server = settingsServer();
  server.on('GET /account/preferences', () => json({}, { status: 500 }));
  renderInApp(<NotificationPage />, { route: '/settings/notification', member: sampleMember() });
  expect(await screen.findAllByRole('button', { name: 'Réessayer' })).toHaveLength(2);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('without the call the choices stay on this device, and the page says so', async () => {
  const { unmount } = open(['network']);
  await userEvent.click(await toggle('Réponses et mentions'));
  await save('Sujets');
  expect(await region('Sujets').findByText('Enregistré sur cet appareil')).toBeInTheDocument();
  expect(Object.keys(localStorage)).toContain('az-settings:1042');
  unmount();
  open(['network']);
  expect(await toggle('Réponses et mentions')).not.toBeChecked();
  expect(await toggle('Anniversaires')).toBeChecked();
});

test('the browser’s permission is requested when notifications are switched on, and not before', async () => {
  const ask = browserSays('granted');
  open();
  const push = await toggle('Notifications du navigateur');
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(push);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(push).toBeChecked();
});

test('a denied permission leaves the switch off, with the reason', async () => {
  browserSays('denied');
  open();
  const push = await toggle('Notifications du navigateur');
  await userEvent.click(push);
  expect(await screen.findByText(/ne permet pas les notifications/)).toBeInTheDocument();
  expect(push).not.toBeChecked();
});

test('once saved, the server pushes to this browser, if it can', async () => {
  const ask = browserSays('granted');
  ask.mockImplementation(async () => {
    Object.assign(window.Notification, { permission: 'granted' });
    return 'granted';
  });
  const keys = { p256dh: 'p', auth: 'a' };
  const subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://push.exemple.test/1', keys }) });
  const registration = { pushManager: { subscribe, getSubscription: async () => null } };
  Object.defineProperty(navigator, 'serviceWorker', {
    ...{ configurable: true, value: { getRegistration: async () => registration } },
  });
  open(['accounts', 'push']);
  server.on('GET /push/key', () => json({ success: true, key: 'BAEC' }));
  server.on('PUT /push/subscription', () => json({ success: true }));
  await userEvent.click(await toggle('Notifications du navigateur'));
  expect(screen.getByText(/même quand le site est fermé/)).toBeVisible();
  expect(await readSentBodies(server, 'PUT /push/subscription')).toEqual([]);
  await save('Envois');
  expect(await region('Envois').findByText('Enregistré')).toBeInTheDocument();
  await waitFor(async () =>
    expect(await readSentBodies(server, 'PUT /push/subscription')).toEqual([
      { endpoint: 'https://push.exemple.test/1', keys },
    ]),
  );
});

test('saving without a change sends nothing', async () => {
  open();
  await toggle('Réponses et mentions');
  await save('Sujets');
  expect(await region('Sujets').findByText(/Rien n’a changé/)).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account/preferences')).toEqual([]);
});
