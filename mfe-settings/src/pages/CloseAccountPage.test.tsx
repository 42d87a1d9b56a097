import { currentSession } from '@az/shared/auth';
import { type FakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSentBodies, settingsServer } from '../testing/settings-server.ts';
import { Component as CloseAccountPage } from './CloseAccountPage.tsx';

let server: FakeServer;

function open(known?: string[]) {
  server = settingsServer(known);
  return renderInApp(<CloseAccountPage />, { route: '/settings/close-account', member: sampleMember() });
}

const close = () => userEvent.click(screen.getByRole('button', { name: 'Fermer mon compte' }));
const understood = () =>
  screen.getByRole('checkbox', { name: 'Je comprends que cette action est définitive' });
const password = () => screen.getByLabelText('Mot de passe');

async function answer() {
  await fill(password(), 'un secret');
  await userEvent.click(understood());
}

let files: Promise<string>[];

beforeEach(() => {
  files = [];
  URL.createObjectURL = (blob) => {
    files.push((blob as Blob).text());
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

afterEach(() => localStorage.clear());

test('nothing is sent before both answers are given', async () => {
  open();
  await close();
  await waitFor(() => expect(password()).toHaveFocus());
  expect(screen.getByRole('group', { name: '2 informations sont à corriger' })).toBeInTheDocument();
  expect(await readSentBodies(server, 'DELETE /account')).toEqual([]);
});

test('the session ends once the server has closed the account', async () => {
  open();
  server.on('DELETE /account', () => json({ status: true }));
  await answer();
  await close();
  await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out', ended: 'closed' }));
  expect(await readSentBodies(server, 'DELETE /account')).toEqual([{ password: 'un secret' }]);
});

test.each([
  ['a wrong password', { fields: { password: 'Ce mot de passe n’est pas le vôtre.' } }, 'n’est pas le vôtre'],
  ['a failure', {}, 'Votre compte n’a pas été fermé.'],
])('%s leaves the account open and the answers unchanged', async (_what, error, said) => {
  open();
  const kind = 'fields' in error ? 'invalid' : 'server';
  server.on('DELETE /account', () =>
    json({ error: { kind, message: 'Non', ...error } }, { status: kind === 'invalid' ? 400 : 500 }),
  );
  await answer();
  await close();
  expect((await screen.findAllByText(new RegExp(said)))[0]).toBeInTheDocument();
  expect(currentSession().status).toBe('signed-in');
  expect(password()).toHaveValue('un secret');
  expect(understood()).toBeChecked();
});

test.each([
  ['says that it cannot', () => open(['network'])],
  [
    'does not have the call after all',
    async () => {
      open();
      server.on('DELETE /account', () => json({}, { status: 404 }));
      await answer();
      await close();
    },
  ],
])(
  'if the server %s, no password is requested and the account is not reported as closed',
  async (_case, go) => {
    await go();
    const way = await screen.findByRole('alert');
    expect(way).toHaveTextContent('Ce serveur ne permet pas de fermer un compte en ligne.');
    expect(way).toHaveTextContent('Votre compte reste ouvert.');
    expect(screen.queryByLabelText('Mot de passe')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fermer mon compte' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Conserver mon compte' })).toBeInTheDocument();
    expect(within(way).getByRole('button', { name: 'Me déconnecter' })).toBeInTheDocument();
    expect(currentSession().status).toBe('signed-in');
  },
);

test('the file contains the server’s and this browser’s data', async () => {
  localStorage.setItem('az-feed-posts:1042', '[{"text":"Bonjour"}]');
  localStorage.setItem('az-feed-posts:7', '["of another"]');
  localStorage.setItem('userData', 'encrypted');
  localStorage.setItem('az-preferences', '{"messageSounds":false}');
  open();
  const data = { profile: { Names: 'Awa' }, comments: [{ text: 'Bien vu' }] };
  server.on('GET /account/export', () =>
    json({ status: true, format: 1, exported_at: '2026-01-05T10:00:00.000Z', data }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText(/Le fichier est prêt/)).toBeInTheDocument();
  const [file = ''] = await Promise.all(files);
  expect(JSON.parse(file)).toEqual({
    format: 1,
    exported_at: '2026-01-05T10:00:00.000Z',
    source: 'server',
    data,
    device: { 'az-feed-posts:1042': [{ text: 'Bonjour' }], 'az-preferences': { messageSounds: false } },
  });
});

test('no file is created when the data could not be loaded', async () => {
  open();
  server.on('GET /account/export', () => json({}, { status: 500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aucun fichier n’a été enregistré');
  expect(files).toEqual([]);
});

test('without the call the file has the page’s data, and the page says so', async () => {
  open(['network']);
  server.on('GET /user-jobs-history', () => json({ status: true, jobsHistory: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText(/ce que cette page sait de vous/)).toBeInTheDocument();
  const [file = ''] = await Promise.all(files);
  expect(JSON.parse(file)).toMatchObject({
    source: 'session',
    data: { profile: { Names: 'Awa' }, jobs_history: [] },
  });
});

test('a file that the browser cannot create ends the pending state and shows a message', async () => {
  const reported: unknown[] = [];
  // Missing in jsdom.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const mistake = new TypeError('Not a blob');
  open();
  server.on('GET /account/export', () => json({ status: true, format: 1, exported_at: '', data: {} }));
  URL.createObjectURL = () => {
    throw mistake;
  };
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur inattendue est survenue.');
  expect(screen.getByRole('button', { name: 'Télécharger mes données' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  expect(reported).toEqual([mistake]);
});
