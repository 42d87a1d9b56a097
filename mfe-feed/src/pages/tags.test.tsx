import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { commentItem, feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as TagPage } from './ListPage.tsx';

let server: FakeServer;

function open(query: string, ...extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions }));
  return renderInApp(<TagPage />, { route: `/feed/tags${query}`, member: sampleMember() });
}

const feedCalls = () => server.requests.filter(({ url }) => new URL(url).pathname.endsWith('/az/global'));

beforeEach(() => {
  server = fakeServer();
});

test('lists the publications with the tag, with links in their texts and comments', async () => {
  const viewport = fakeViewport();
  const text = 'Sur les #radios : https://exemple.test/un/chemin/assez/long/pour/etre/coupe';
  server.on('GET /az/global?tag=radios', () => json(feedReply([feedItem('a', { text, comment_count: 1 })])));
  server.on('GET /az/announcements-comments/a', () =>
    json({ success: true, comments: [commentItem('c', { text: 'Voir #Été' })] }),
  );
  open('?tag=Radios', 'network');
  expect(screen.getByRole('heading', { level: 1, name: '#Radios' })).toBeInTheDocument();
  const card = await screen.findByRole('article', { name: /Inès Okemba/ });
  viewport.moveNear(card);
  expect(await within(card).findByRole('link', { name: '#radios' })).toHaveAttribute(
    'href',
    '/feed/tags?tag=radios',
  );
  const address = within(card).getByRole('link', { name: 'exemple.test/un/chemin/assez/long/pou…' });
  expect(address).toHaveAttribute('href', 'https://exemple.test/un/chemin/assez/long/pour/etre/coupe');
  expect(address).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(address).toHaveAttribute('target', '_blank');
  expect(await within(card).findByRole('link', { name: '#Été' })).toHaveAttribute(
    'href',
    '/feed/tags?tag=%C3%89t%C3%A9',
  );
});

test('says when no publication has the tag', async () => {
  fakeViewport();
  server.on('GET /az/global', () => json(feedReply([])));
  open('?tag=%23radios', 'network');
  expect(await screen.findByText('Aucune publication avec ce mot-clé.')).toBeInTheDocument();
});

test('a failed call shows the reason, and can be retried', async () => {
  fakeViewport();
  server.on('GET /az/global', [
    () => json({ success: false, message: 'Le service se repose.' }, { status: 400 }),
    () => json(feedReply([feedItem('a')])),
  ]);
  open('?tag=radios', 'network');
  expect(await screen.findByText('Le service se repose.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('a server without tags is not asked, and its texts have no links to them', async () => {
  fakeViewport();
  open('?tag=radios');
  expect(await screen.findByText('Aucune publication avec ce mot-clé.')).toBeInTheDocument();
  expect(feedCalls()).toEqual([]);
});

test.each(['', '?tag=', '?tag=2026', '?tag=a%20b'])('the address %s names no tag', (query) => {
  open(query, 'network');
  expect(screen.getByRole('heading', { level: 1, name: 'Mot-clé' })).toBeInTheDocument();
  expect(screen.getByText(/^Aucun mot-clé n’est choisi\./)).toBeInTheDocument();
  expect(feedCalls()).toEqual([]);
});
