import { changeMember } from '@az/shared/auth';
import type { Job } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeNearViewport } from '../testing/fake-near-viewport.ts';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

// The shortest bytes that are recognised as a JPEG.
const picture = '/9j/4AAQ';
const job: Job = {
  position: { title: null, descriptionHtml: null },
  company: 'Atelier Okoumé',
  startingDate: null,
  endingDate: null,
  skills: [],
  tools: [],
  tasks: [],
};

let server: FakeServer;
let given: string[];
beforeEach(() => {
  fakeNearViewport();
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
  server.on('GET /capabilities', () => json({ extensions: [] }));
  given = [];
  URL.createObjectURL = () => {
    given.push(`blob:${given.length}`);
    return given.at(-1) as string;
  };
  URL.revokeObjectURL = (url) => {
    given = given.filter((one) => one !== url);
  };
});

function open(
  changes: Parameters<typeof sampleMember>[0] = {},
  live = ['/profile/about', '/settings/account'],
  isComplete = false,
) {
  return renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/about',
    member: sampleMember(changes),
    isRouteLive: (path) => live.includes(path),
    ...(isComplete && { firstView: Promise.resolve() }),
  });
}

test('shows the profile header around the page', async () => {
  open({ lastJob: job });
  expect(screen.getByText('Awa Moreau')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Compte vérifié' })).toBeInTheDocument();
  expect(screen.getByText('Membre depuis le 12 mars 2024')).toBeInTheDocument();
  expect(screen.getByText('Poste non défini · Atelier Okoumé')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier le profil' })).toHaveAttribute(
    'href',
    '/settings/account',
  );
  expect(screen.getByText('La page')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
});

test('shows the headline under the name', () => {
  const { unmount } = open({ lastJob: job });
  expect(screen.queryByText('Menuisière et guide')).not.toBeInTheDocument();
  unmount();
  open({ lastJob: job, headline: 'Menuisière et guide' });
  expect(screen.getByText('Menuisière et guide')).toBeInTheDocument();
});

test('leaves out missing values', async () => {
  open({ verified: false, createdAt: null, lastJob: null });
  expect(screen.queryByRole('img', { name: 'Compte vérifié' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Membre depuis/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Poste non défini/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
});

test('shows the pictures once loaded, and revokes their URLs', async () => {
  server.on('GET /profile/picture', () => json({ status: true, picture_data: picture }));
  server.on('GET /cover/picture', () => json({ status: true, cover_data: picture }));
  const { unmount } = open();
  expect(screen.getAllByText('Chargement...')).toHaveLength(2);
  expect(await screen.findByRole('img', { name: 'Photo de profil de Awa Moreau' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(await screen.findByRole('img', { name: 'Photo de couverture' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(given).toHaveLength(2);
  unmount();
  expect(given).toHaveLength(0);
});

test('shows the defaults and one toast for each picture that cannot be loaded', async () => {
  const refused = () => json({ status: false, message: 'Non' }, { status: 400 });
  server.on('GET /profile/picture', refused);
  server.on('GET /cover/picture', refused);
  const messages: string[] = [];
  function Toasts() {
    messages.splice(0, messages.length, ...useToasts(({ toasts }) => toasts).map(({ message }) => message));
    return null;
  }
  renderInApp(
    <ProfileLayout>
      <Toasts />
    </ProfileLayout>,
    { member: sampleMember() },
  );
  await waitFor(() => expect(messages).toHaveLength(2));
  expect(messages.toSorted()).toEqual([
    "Erreur lors de l'affichage de la photo de coverture",
    "Erreur lors de l'affichage de la photo de profile",
  ]);
  expect(screen.queryByText('Chargement...')).not.toBeInTheDocument();
  expect(screen.getByText('AM')).toBeInTheDocument();
});

describe('the steps to a complete profile', () => {
  /** Opens the page and completes its first view. */
  const openWhole = (changes: Parameters<typeof sampleMember>[0], live?: string[]) =>
    open(changes, live, true);
  const card = () => screen.queryByRole('region', { name: 'Complétez votre profil' });
  const chosen = () => {
    server.on('GET /profile/picture', () => json({ status: true, picture_data: picture }));
    server.on('GET /cover/picture', () => json({ status: true, cover_data: picture }));
    const sizes = { url: '/a.jpg', alt: '', width: 1, height: 1, sizes: [] };
    server.on('GET /account/pictures', () =>
      json({ success: true, pictures: { profile: sizes, cover: sizes } }),
    );
  };
  const whole = { headline: 'Guide', lastJob: job };

  test('show how many are done, and the next one', async () => {
    server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
    server.on('GET /account/pictures', () =>
      json({ success: true, pictures: { profile: null, cover: null } }),
    );
    openWhole({ headline: '', description: '', lastJob: job });
    expect(await screen.findByRole('progressbar', { name: '2 étapes terminées sur 6' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter une photo de profil' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  });

  test('lead to the career when a job is missing', async () => {
    chosen();
    openWhole({ ...whole, lastJob: null }, ['/settings/jobs']);
    expect(await screen.findByRole('progressbar', { name: '2 étapes terminées sur 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter une expérience' })).toHaveAttribute(
      'href',
      '/settings/jobs',
    );
  });

  test('leave out what this server or a company cannot have, and vanish when all are done', async () => {
    chosen();
    openWhole({ headline: '', description: '', city: null, lastJob: null, kind: 'company' });
    await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
    expect(card()).not.toBeInTheDocument();
  });

  test('vanish when the last one is done on the page', async () => {
    chosen();
    server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
    openWhole({ ...whole, headline: '' });
    expect(await screen.findByRole('link', { name: 'Écrire un titre sous votre nom' })).toBeInTheDocument();
    act(() => changeMember({ headline: 'Guide' }));
    await waitFor(() => expect(card()).not.toBeInTheDocument());
  });
});

test('links its pages and marks the current one', async () => {
  open();
  const tabs = within(screen.getByRole('navigation', { name: 'Profil' }));
  await tabs.findByText('300');
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent?.trim())).toEqual([
    'Fil',
    'À propos',
    'Relations 300',
    'Médias',
    'Vidéos',
    'Événements',
    'Activité',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('À propos');
  await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
});

describe('friends', () => {
  const card = () => within(screen.getByRole('region', { name: /^Amis/ }));
  const rowOf = (id: string, name: string) => ({
    member: { Customers_Numbers: id, Names: name, LastName: 'Mba', role: null, picture_url: null },
    at: '2026-01-05T10:00:00Z',
    note: null,
    mutual_count: 0,
  });
  const friends = (total: number, ...items: object[]) =>
    server.on('GET /az/connections?only=friends&limit=4', () =>
      json({ success: true, items, meta: { next_cursor: null, total } }),
    );
  beforeEach(() => server.on('GET /capabilities', () => json({ extensions: ['network'] })));

  test('are sample people on a server without relations', async () => {
    server.on('GET /capabilities', () => json({ extensions: [] }));
    open({}, [], true);
    expect(await screen.findByText('230')).toBeInTheDocument();
    expect(card().getByText('Données d’exemple')).toBeInTheDocument();
    await waitFor(() => expect(card().getAllByRole('listitem')[0]).toHaveTextContent(/./));
    expect(card().getAllByRole('listitem')).toHaveLength(4);
  });

  test('are the member’s own, with how many there are, where the server stores relations', async () => {
    friends(231, rowOf('1', 'Bob'), rowOf('2', 'Ada'));
    open({}, [], true);
    expect(await screen.findByRole('link', { name: 'Bob Mba' })).toHaveAttribute(
      'href',
      '/profile/feed?member=1',
    );
    expect(card().getAllByRole('listitem')).toHaveLength(2);
    expect(card().getByText('231')).toBeInTheDocument();
    expect(card().queryByText('Données d’exemple')).not.toBeInTheDocument();
  });

  test('a new member has none', async () => {
    friends(0);
    open({}, [], true);
    expect(await screen.findByText('Vous n’avez pas encore d’amis.')).toBeInTheDocument();
    expect(card().queryByRole('listitem')).not.toBeInTheDocument();
    expect(card().queryByText('0')).not.toBeInTheDocument();
  });

  test('say when they could not be loaded', async () => {
    server.on('GET /az/connections?only=friends&limit=4', () => json({}, { status: 400 }));
    open({}, [], true);
    expect(await screen.findByText('La liste n’a pas pu être chargée.')).toBeInTheDocument();
    expect(card().queryByText('230')).not.toBeInTheDocument();
  });
});
