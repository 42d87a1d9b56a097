import type { Job } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor, within } from '@testing-library/react';
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
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
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
) {
  return renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/about',
    member: sampleMember(changes),
    isRouteLive: (path) => live.includes(path),
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

test('links its pages and marks the current one', async () => {
  open();
  const tabs = within(screen.getByRole('navigation', { name: 'Profil' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent?.trim())).toEqual([
    'Fil',
    'À propos',
    'Connexions 300',
    'Médias',
    'Vidéos',
    'Événements',
    'Activité',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('À propos');
  await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
});
