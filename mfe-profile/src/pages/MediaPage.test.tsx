import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNearViewport } from '../testing/fake-near-viewport.ts';
import { Component as MediaPage } from './MediaPage.tsx';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

const pictures = (count: number) => () =>
  json({
    success: true,
    items: Array.from({ length: count }, (_, index) => ({
      id: String(index),
      url: `/az/pictures/${index}.jpg`,
      alt: index === 0 ? 'Trois pirogues' : '',
      width: 40,
      height: 30,
      sizes: [],
      like_count: 3,
      comment_count: 1,
    })),
    meta: { next_cursor: null, total: count },
  });

let server: FakeServer;
beforeEach(() => {
  fakeNearViewport();
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /user-jobs-history?user_id=1042', () => json({ status: true, jobsHistory: [] }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
});

const empty = { success: true, items: [], meta: { next_cursor: null, total: 0 } };

function open(extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions }));
  server.on('GET /az/connections?only=friends&limit=4', () => json(empty));
  return renderInApp(
    <ProfileLayout>
      <MediaPage />
    </ProfileLayout>,
    { route: '/profile/media', member: sampleMember(), firstView: Promise.resolve() },
  );
}
const photosBeside = () => {
  const card = within(screen.getByRole('complementary')).getByRole('region', { name: 'Photos' });
  return within(card).queryAllByRole('img');
};

test('the pictures of own publications stand on the page and beside it', async () => {
  server.on('GET /az/members/1042/pictures', pictures(8));
  open(['network']);
  await waitFor(() => expect(photosBeside()).toHaveLength(6));
  const photos = screen.getAllByRole('button', { name: /Trois pirogues|de vos publications/ });
  expect(photos).toHaveLength(8);
  const grid = within(screen.getByRole('region', { name: 'Toutes vos photos' }));
  expect(grid.getAllByText('3 J’aime')).toHaveLength(8);
  expect(grid.getAllByText('1 commentaire')).toHaveLength(8);
  expect(grid.getByRole('link', { name: 'Ajouter une photo' })).toHaveAttribute('href', '/profile/feed');
  expect(screen.queryByText('Données d’exemple')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Image 2 de vos publications' }));
  expect(await screen.findByRole('dialog', { name: 'Images de vos publications' })).toHaveTextContent(
    '2 / 8',
  );
  expect(screen.queryByRole('region', { name: 'Albums' })).toBeNull();
});

test('who has published none is told where to', async () => {
  server.on('GET /az/members/1042/pictures', pictures(0));
  open(['network']);
  const none = 'Vous n’avez pas encore de photo dans vos publications.';
  await waitFor(() => expect(screen.getAllByText(none)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Publier une photo' })).toHaveAttribute('href', '/profile/feed');
});

test('a server without lists of members has sample photos and albums', async () => {
  open([]);
  const photos = within(await screen.findByRole('region', { name: 'Toutes vos photos' }));
  expect(await photos.findByRole('button', { name: 'Des collines au lever du jour' })).toBeInTheDocument();
  expect(photos.getByText('Données d’exemple')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Albums' })).toBeInTheDocument();
  await waitFor(() => expect(photosBeside()).toHaveLength(6));
});
