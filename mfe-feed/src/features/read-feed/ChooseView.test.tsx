import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadFeed } from './ReadFeed.tsx';

const early = '/az/global?view=home';
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  fakeViewport();
  server = fakeServer();
  server.on('GET /az/global', () => json(feedReply([feedItem('tout')])));
});

afterEach(() => {
  window.__azEarly = undefined as never; // the page has none without a session
});

/** The server's reply with a page of a view. */
const reply = (view: 'network' | 'all', ids: string[], next: string | null = null) => {
  const page = feedReply(ids.map((id) => feedItem(id)));
  return { ...page, meta: { next_cursor: next, total: ids.length, view } };
};

/** Opens the feed after an early call: for the view `home` if its reply is given, otherwise for everything. */
function open(home: unknown = null) {
  const gets = { [home === null ? '/az/global' : early]: Promise.resolve(json(home)) };
  window.__azEarly = { token: 'a-token-for-tests', gets };
  return renderInApp(<ReadFeed below={() => null} />, { member: sampleMember() });
}

const choice = (name: string) => screen.findByRole('button', { name });
const asked = () =>
  server.requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname, search }) => pathname.endsWith('/az/global') && search !== early)
    .map(({ search }) => search);

test('a server without views has none to choose from', async () => {
  open();
  expect(await screen.findByText('Annonce tout')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Fil' })).toBeNull();
  expect(asked()).toEqual(['']);
});

test('shows the view that the server chooses, then the one that is chosen here, also after a reload', async () => {
  server.on('GET /az/global?view=home', () => json(reply('network', ['reseau'], 'p2')));
  server.on('GET /az/global?view=network&cursor=p2', () => json(reply('network', ['suite'])));
  server.on('GET /az/global?view=all', () => json(reply('all', ['tout'])));
  const { unmount } = open(reply('network', ['reseau'], 'p2'));
  expect(await screen.findByText('Annonce reseau')).toBeInTheDocument();
  expect(await choice('Mon réseau')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(await screen.findByText('Annonce suite')).toBeInTheDocument();
  await userEvent.click(await choice('Tout le réseau'));
  expect(await screen.findByText('Annonce tout')).toBeInTheDocument();
  expect(screen.queryByText('Annonce reseau')).toBeNull();
  expect(await choice('Tout le réseau')).toHaveAttribute('aria-pressed', 'true');
  expect(await choice('Tout le réseau')).toHaveFocus();
  unmount();
  open(reply('network', ['reseau']));
  expect(await screen.findByText('Annonce tout')).toBeInTheDocument();
  await userEvent.click(await choice('Mon réseau'));
  expect(await screen.findByText('Annonce reseau')).toBeInTheDocument();
});

test('a network that has published nothing says so, and leads to where people are', async () => {
  server.on('GET /az/global?view=home', () => json(reply('all', ['tout'])));
  server.on('GET /az/global?view=network', () => json(reply('network', [])));
  server.on('GET /az/global?view=all', () => json(reply('all', ['tout'])));
  open(reply('all', ['tout']));
  expect(await choice('Tout le réseau')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await choice('Mon réseau'));
  expect(await screen.findByText(/n’avez encore publié/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir vos relations et vos demandes' })).toHaveAttribute(
    'href',
    '/profile/connections',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Trouver des personnes' }));
  expect(await screen.findByText('Annonce tout')).toBeInTheDocument();
  await waitFor(async () => expect(await choice('Tout le réseau')).toHaveAttribute('aria-pressed', 'true'));
  expect(document.body).not.toHaveFocus();
});
