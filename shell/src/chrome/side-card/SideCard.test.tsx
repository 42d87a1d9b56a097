import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor } from '@testing-library/react';
import { SideCard } from './SideCard.tsx';

// The smallest file that is recognised as a JPEG.
const picture = '/9j/4AAQ';

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
  server.on('GET /capabilities', () => json({ extensions: [] }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function show(
  changes: Parameters<typeof sampleMember>[0] = {},
  options: Parameters<typeof renderInApp>[1] = {},
) {
  const messages: string[] = [];
  function Messages() {
    const toasts = useToasts((state) => state.toasts);
    messages.splice(0, messages.length, ...toasts.map(({ message }) => message));
    return null;
  }
  const ui = (
    <>
      <SideCard />
      <Messages />
    </>
  );
  const { container } = renderInApp(ui, { member: sampleMember(changes), ...options });
  await waitFor(() => expect(screen.queryByText('Chargement...')).toBeNull());
  return { container, messages };
}

test('shows the signed-in member with every detail', async () => {
  await show();
  expect(screen.getByText('Awa Moreau')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Personne' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Compte vérifié' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'awa.moreau@exemple.test' })).toHaveAttribute(
    'href',
    'mailto:awa.moreau@exemple.test',
  );
  expect(screen.getByRole('link', { name: '+241 01 23 45 67' })).toHaveAttribute('href', 'tel:+24101234567');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, index) => [term, values[index]])).toEqual([
    ['Adresse e-mail', 'awa.moreau@exemple.test'],
    ['Téléphone', '+241 01 23 45 67'],
    ['Pays', 'Gabon'],
    ['Ville', 'Libreville'],
    ['Adresse', '12 rue des Manguiers'],
    ['Publications', '256'],
    ['Abonnés', expect.stringMatching(/^2,5\sk$/)],
    ['Abonnements', '365'],
  ]);
  expect(screen.getByTitle(/^2\s500$/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'my space' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/feed');
});

const counts = () =>
  ['Publications', 'Abonnés', 'Abonnements'].map(
    (term) => screen.getByText(term).parentElement?.querySelector('dd')?.textContent,
  );

test('has the figures of the member where the server stores them', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  const figures = { announcements: 0, followers: 12_345, follows: 1, connections: 0 };
  await show({}, { figures });
  expect(counts()).toEqual(['0', expect.stringMatching(/^12,3\sk$/), '1']);
});

test('has a dash instead of figures that are unknown', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /account/figures', () => json({}, { status: 400 }));
  await show();
  expect(counts()).toEqual(['–', '–', '–']);
});

test('omits missing details', async () => {
  const { container } = await show({
    email: '',
    phone: ' ',
    country: null,
    city: null,
    address: '',
    verified: false,
  });
  expect(screen.getAllByRole('term')).toHaveLength(3);
  expect(screen.queryByRole('img', { name: 'Compte vérifié' })).toBeNull();
  expect(container).not.toHaveTextContent(/undefined|null/);
});

test('a company has the icon of a company', async () => {
  await show({ kind: 'company', firstName: 'Atelier Okoumé', lastName: '' });
  expect(screen.getByText('Atelier Okoumé')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Entreprise' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Personne' })).toBeNull();
});

test('shows a placeholder for each picture, then the pictures', async () => {
  server.on('GET /profile/picture', () => json({ status: true, picture_data: picture }));
  server.on('GET /cover/picture', () => json({ status: true, cover_data: picture }));
  renderInApp(<SideCard />, { member: sampleMember() });
  expect(screen.getAllByText('Chargement...')).toHaveLength(2);
  expect(screen.queryAllByRole('presentation')).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Chargement...')).toBeNull());
  const sources = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['blob:picture', 'blob:picture']);
});

test('shows the initials without a picture, and no message', async () => {
  const { messages } = await show();
  expect(screen.getByText('AM')).toBeVisible();
  expect(messages).toEqual([]);
});

test('reports failed pictures once, and shows the default pictures', async () => {
  const refused = () => json({ message: 'Non' }, { status: 400 });
  server.on('GET /profile/picture', refused);
  server.on('GET /cover/picture', refused);
  const { messages } = await show();
  expect(messages.toSorted()).toEqual([
    "Erreur lors de l'affichage de la photo de coverture",
    "Erreur lors de l'affichage de la photo de profile",
  ]);
  expect(screen.getByText('AM')).toBeVisible();
});

test('says if the profile page is not live yet', async () => {
  await show({}, { isRouteLive: (path) => path !== '/profile/feed' });
  expect(screen.queryByRole('link', { name: 'View profile' })).toBeNull();
  expect(screen.getByText('View profile').parentElement).toHaveTextContent('View profile Bientôt');
});

test('renders nothing for a visitor', () => {
  renderInApp(<SideCard />);
  expect(screen.queryByText('View profile')).toBeNull();
});
