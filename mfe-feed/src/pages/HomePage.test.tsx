import { QueryClient } from '@az/shared/query';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { commentItem, feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as HomePage, prepare } from './HomePage.tsx';

function open() {
  return renderInApp(<HomePage />, { route: '/feed/home', member: sampleMember() });
}

test('shows the announcements of the network, with images and comments once a card is near', async () => {
  const viewport = fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { image_count: 1, comment_count: 1 })])));
  server.on('GET /az/announcements-images/a', () =>
    json({ success: true, images: [{ id: 'i', url: '/i.webp', alt: 'Une salle', width: 3, height: 2 }] }),
  );
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments: [commentItem('c')] }));
  server.on('GET /capabilities', () => json({ extensions: [] }));
  const asked = () => server.requests.filter(({ url }) => !url.endsWith('/capabilities'));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Accueil' })).toBeInTheDocument();
  expect(screen.getByText('Chargement des annonces')).toBeInTheDocument();
  const card = await screen.findByRole('article', { name: /Inès Okemba/ });
  expect(card).toHaveTextContent('Annonce a');
  expect(within(card).getByRole('img', { name: 'Compte vérifié' })).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
  viewport.moveNear(card);
  expect(await within(card).findByRole('img', { name: 'Une salle' })).toBeInTheDocument();
  expect(within(card).getByText('Commentaire c')).toBeInTheDocument();
  expect(asked()).toHaveLength(3);
});

test('a prepared page shows the announcements in its first render, for the view that the member chose', async () => {
  fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { image_count: 0, comment_count: 0 })])));
  server.on('GET /capabilities', () => json({ extensions: [] }));
  const member = sampleMember();
  renderInApp(null, { member }).unmount();
  localStorage.setItem(`az-feed-view:${member.id}`, '"all"');
  const queries = new QueryClient();
  await prepare(queries);
  const asked = server.requests.length;
  renderInApp(<HomePage />, { route: '/feed/home', member, queries });
  expect(screen.getByRole('article', { name: /Inès Okemba/ })).toHaveTextContent('Annonce a');
  expect(screen.queryByText('Chargement des annonces')).not.toBeInTheDocument();
  expect(server.requests.slice(asked).filter(({ url }) => url.includes('/az/global'))).toEqual([]);
});

test('a preparation that fails leaves the page to ask again', async () => {
  fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', [() => json({ success: false }), () => json(feedReply([feedItem('a')]))]);
  server.on('GET /capabilities', () => json({ extensions: [] }));
  const member = sampleMember();
  renderInApp(null, { member }).unmount();
  const queries = new QueryClient();
  await prepare(queries);
  renderInApp(<HomePage />, { route: '/feed/home', member, queries });
  expect(await screen.findByText('Annonce a')).toBeInTheDocument();
});

test('shows the server’s message when the feed fails, and can retry', async () => {
  fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', [
    () => json({ success: false, message: 'Le fil est en travaux.' }),
    () => json(feedReply([feedItem('a')])),
  ]);
  open();
  const message = await screen.findByText('Le fil est en travaux.');
  expect(message).not.toHaveAttribute('lang');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Annonce a')).toBeInTheDocument();
  expect(screen.queryByText('Le fil est en travaux.')).not.toBeInTheDocument();
});

test('shows the fixed English sentence when the server gives no reason', async () => {
  fakeViewport();
  fakeServer().on('GET /az/global', () => json({ success: false }));
  open();
  expect(await screen.findByText('Failed to load global feed')).toHaveAttribute('lang', 'en');
});

test('says when there is no announcement', async () => {
  fakeViewport();
  fakeServer().on('GET /az/global', () => json(feedReply([])));
  open();
  expect(await screen.findByText('Aucune annonce pour le moment.')).toBeInTheDocument();
  expect(screen.queryByRole('feed')).not.toBeInTheDocument();
});

test('shows the member’s current job on an earlier publication', async () => {
  fakeViewport();
  const server = fakeServer();
  const author = { ...feedItem('a').author, Customers_Numbers: '1042', Names: 'Awa', role: 'Stagiaire' };
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { own: true, author }), feedItem('b')])));
  const empty = { company: null, startingDate: null, endingDate: null, skills: [], tools: [], tasks: [] };
  const lastJob = { ...empty, position: { title: 'Directrice', descriptionHtml: null } };
  renderInApp(<HomePage />, { route: '/feed/home', member: sampleMember({ lastJob }) });
  const card = await screen.findByRole('article', { name: /Awa Moreau/ });
  expect(card).toHaveTextContent('Directrice');
  expect(card).not.toHaveTextContent('Stagiaire');
  expect(screen.getByRole('article', { name: /Inès Okemba/ })).toHaveTextContent('Ingénieure');
});

test('a server with posts of members that fails shows no sample posts', async () => {
  const viewport = fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', () => json({ success: false, message: 'Le fil est en travaux.' }));
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  open();
  await screen.findByText('Le fil est en travaux.');
  viewport.moveAllNear();
  const title = screen.findByRole('heading', { name: 'Publications d’exemple' }, { timeout: 1_000 });
  await expect(title).rejects.toThrow();
  expect(screen.getByText('Le fil est en travaux.')).toBeInTheDocument();
});

test.each([
  ['are at the end on a server without posts of members', [], true],
  ['are not beside posts of members', ['network'], false],
])('sample posts %s', async (_case, extensions, isShown) => {
  const viewport = fakeViewport();
  const server = fakeServer();
  server.on('GET /az/global', () => json(feedReply([feedItem('a')])));
  server.on('GET /capabilities', () => json({ extensions }));
  open();
  await screen.findByText('Annonce a');
  const title = () => screen.queryByRole('heading', { name: 'Publications d’exemple' });
  expect(title()).not.toBeInTheDocument();
  viewport.moveAllNear();
  await waitFor(() => expect(server.requests.some(({ url }) => url.endsWith('/capabilities'))).toBe(true));
  const shown = waitFor(() => expect(title()).toBeInTheDocument(), { timeout: isShown ? 20_000 : 1_000 });
  if (isShown) await shown;
  else await expect(shown).rejects.toThrow();
});
