import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as PostDetailsPage } from './PostDetailsPage.tsx';

let server: FakeServer;

/** Opens the link to the announcement `old` on a server with these extensions. */
function open(...extensions: string[]) {
  fakeViewport();
  server.on('GET /capabilities', () => json({ extensions }));
  const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;
  renderInApp(
    <>
      <PostDetailsPage />
      <Toasts />
    </>,
    { route: '/feed/post-details?announcement=old', member: sampleMember() },
  );
}

const callsTo = (path: string) => server.requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

beforeEach(() => {
  server = fakeServer();
});

test('an old announcement is found by one call, and can be liked', async () => {
  const old = feedItem('old', { like_count: 4 });
  server.on('GET /az/announcements/old', () => json({ success: true, feed: old }));
  server.on('POST /az/announcements/old/like', () => json({ success: true, liked: true, like_count: 5 }));
  open('network');
  expect(await screen.findByRole('article', { name: /Inès Okemba/ })).toHaveTextContent('Annonce old');
  expect(callsTo('/az/announcements/old')).toHaveLength(1);
  expect(callsTo('/az/global')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /J’aime/ }));
  expect(await screen.findByRole('button', { name: /J’aime/, pressed: true })).toHaveTextContent('5');
});

test('a link with the former number of an announcement shows it, and acts on its present id', async () => {
  const moved = feedItem('0190163d-8694-739b-aea5-966c26f8ad91', { like_count: 4 });
  server.on('GET /az/announcements/old', () => json({ success: true, feed: moved }));
  server.on(`POST /az/announcements/${moved.id}/like`, () =>
    json({ success: true, liked: true, like_count: 5 }),
  );
  open('network');
  expect(await screen.findByRole('article', { name: /Inès Okemba/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /J’aime/ }));
  expect(await screen.findByRole('button', { name: /J’aime/, pressed: true })).toHaveTextContent('5');
});

test.each([
  [400, { message: 'Compte suspendu.' }, /^Votre mention.* n’a pas été enregistrée\. Compte suspendu\.$/],
  [404, {}, /^Votre mention.* n’a pas été enregistrée\. Cette annonce ne peut pas être aimée ici\.$/],
])('a like that the server refuses with %d is rolled back, and says why', async (status, reply, sentence) => {
  const old = feedItem('old', { like_count: 4 });
  server.on('GET /az/announcements/old', () => json({ success: true, feed: old }));
  server.on('POST /az/announcements/old/like', () => json(reply, { status }));
  open('network');
  await userEvent.click(await screen.findByRole('button', { name: /J’aime/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /J’aime/, pressed: false })).toHaveTextContent('4');
});

test('an announcement that the server does not have is not found', async () => {
  server.on('GET /az/announcements/old', () => json({ success: false }, { status: 404 }));
  open('network');
  expect(await screen.findByText('Cette publication n’existe pas ou n’existe plus.')).toBeInTheDocument();
});

test('a failed call shows the reason, and can be retried', async () => {
  server.on('GET /az/announcements/old', [
    () => json({ success: false, message: 'Le service se repose.' }, { status: 400 }),
    () => json({ success: true, feed: feedItem('old') }),
  ]);
  open('network');
  expect(await screen.findByText('Le service se repose.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('on a server without the call, the newest five pages of the feed are searched', async () => {
  let page = 0;
  server.on('GET /az/global', () => {
    page += 1;
    return json(feedReply([feedItem(`new-${page}`)], `${page}`));
  });
  open();
  expect(await screen.findByText('Cette publication n’existe pas ou n’existe plus.')).toBeInTheDocument();
  expect(callsTo('/az/global')).toHaveLength(5);
  expect(callsTo('/az/announcements/old')).toHaveLength(0);
});

test('it is shown from the page of the feed that has it', async () => {
  server.on('GET /az/global', () => json(feedReply([feedItem('new')], '2')));
  server.on('GET /az/global?cursor=2', () => json(feedReply([feedItem('old')], '3')));
  open();
  expect(await screen.findByRole('article', { name: /Inès Okemba/ })).toHaveTextContent('Annonce old');
  expect(callsTo('/az/global')).toHaveLength(2);
});

describe('the member’s own publication', () => {
  const menu = () => screen.findByRole('button', { name: /^Actions sur la publication/ });

  async function openMenu(): Promise<string[]> {
    await userEvent.click(await menu());
    const items = await screen.findAllByRole('menuitem');
    return items.map(({ textContent }) => textContent ?? '');
  }

  test('is changed in a dialog, and says that it was', async () => {
    const old = feedItem('old', { own: true });
    server.on('GET /az/announcements/old', () => json({ success: true, feed: old }));
    server.on('PUT /az/announcements/old', [
      () => json({ success: false, message: 'Patientez.' }, { status: 400 }),
      () =>
        json({
          success: true,
          feed: { ...old, text: 'Mieux dit', edited_at: '2024-03-13T09:00:00.000Z', rev: 2 },
        }),
    ]);
    open('network');
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Modifier la publication' }));
    const field = await screen.findByRole('textbox', { name: 'Texte de la publication' });
    expect(field).toHaveValue('Annonce old');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findAllByText(/^La publication est vide\./)).not.toEqual([]);
    await fill(field, 'Mieux dit');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'La publication n’a pas été modifiée.Patientez.',
    );
    expect(screen.queryByText('modifié')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('modifié')).toHaveAttribute(
      'title',
      expect.stringMatching(/13 mars 2024/),
    );
    expect(screen.getByRole('article')).toHaveTextContent('Mieux dit');
    const sent = server.requests.filter(({ method }) => method === 'PUT');
    expect(await sent[0]?.json()).toEqual({ text: 'Mieux dit' });
  });

  test('cannot be changed on a server that does not say when it was', async () => {
    const { edited_at: _unknown, ...old } = feedItem('old', { own: true });
    server.on('GET /az/announcements/old', () => json({ success: true, feed: old }));
    open('network');
    const items = await openMenu();
    expect(items).toContain('Supprimer la publication');
    expect(items).not.toContain('Modifier la publication');
  });
});
