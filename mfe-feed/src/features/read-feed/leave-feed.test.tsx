import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadAnnouncement } from './ReadAnnouncement.tsx';
import { ReadFeed } from './ReadFeed.tsx';

const rest = { type: 'person', isVerify: false, role: null, picture_url: null };
const luc = { Customers_Numbers: '8', Names: 'Luc', LastName: 'Abena', ...rest };
const awa = { Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau', ...rest };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  fakeViewport();
  server.on('GET /capabilities', () => json({ extensions: [] }));
});

function answer(...feeds: unknown[]) {
  server.on('GET /az/global', () => json(feedReply(feeds)));
}

const open = () => renderInApp(<ReadFeed below={() => null} />, { member: sampleMember() });

async function openMenu(text: string) {
  const card = (await screen.findByText(text, { selector: 'article *' })).closest('article') as HTMLElement; // a text of a card
  await userEvent.click(within(card).getByRole('button', { name: /^Actions sur/ }));
  return screen.findByRole('menu');
}

async function choose(text: string, entry: string) {
  await userEvent.click(within(await openMenu(text)).getByRole('menuitem', { name: entry }));
}

test('all publications of a blocked person are removed, and restored by undo', async () => {
  answer(feedItem('1'), feedItem('2', { author: luc }), feedItem('3'));
  open();
  await choose('Annonce 1', 'Bloquer Inès Okemba');
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer' }));
  const notice = await screen.findByRole('group', { name: 'Vous avez bloqué Inès Okemba sur cet appareil' });
  await waitFor(() => expect(within(notice).getByRole('button', { name: 'Annuler' })).toHaveFocus());
  expect(screen.queryByText('Annonce 3')).not.toBeInTheDocument();
  expect(screen.getByText('Annonce 2')).toBeInTheDocument();
  await userEvent.click(within(notice).getByRole('button', { name: 'Annuler' }));
  expect(screen.getByText('Annonce 1')).toBeInTheDocument();
  expect(screen.getByText('Annonce 3')).toBeInTheDocument();
});

test('nobody of the network is followed, so nobody can be unfollowed', async () => {
  answer(feedItem('1'));
  open();
  const menu = within(await openMenu('Annonce 1'));
  expect(menu.getByRole('menuitem', { name: 'Bloquer Inès Okemba' })).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: /^Ne plus suivre/ })).not.toBeInTheDocument();
});

test('the question says what a block does where the server stores it', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  answer(feedItem('1'));
  open();
  await choose('Annonce 1', 'Bloquer Inès Okemba');
  const question = await screen.findByRole('dialog', { name: 'Bloquer Inès Okemba\u202f?' });
  expect(question).toHaveTextContent('Vous ne verrez plus rien l’un de l’autre');
  expect(question).not.toHaveTextContent(/Sur cet appareil|peut toujours/);
});

test('blocking asks for confirmation, with cancel focused, and is stored on this device', async () => {
  answer(feedItem('1'), feedItem('2', { author: luc }));
  const { unmount } = open();
  await choose('Annonce 1', 'Bloquer Inès Okemba');
  const question = await screen.findByRole('dialog', { name: 'Bloquer Inès Okemba\u202f?' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Annuler' })).toHaveFocus());
  expect(question).toHaveTextContent('Sur cet appareil');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Annonce 1')).toBeInTheDocument();
  await choose('Annonce 1', 'Bloquer Inès Okemba');
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer' }));
  await screen.findByRole('group', { name: 'Vous avez bloqué Inès Okemba sur cet appareil' });
  unmount();
  open();
  expect(await screen.findByText('Annonce 2')).toBeInTheDocument();
  expect(screen.queryByText('Annonce 1')).not.toBeInTheDocument();
});

test('the member’s own publications and those of unknown authors offer neither', async () => {
  answer(feedItem('1', { author: awa }), feedItem('2', { author: undefined }));
  open();
  for (const text of ['Annonce 1', 'Annonce 2']) {
    const menu = await openMenu(text);
    const entries = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(entries).toContain('Masquer la publication');
    expect(entries.filter((entry) => /suivre|Bloquer/.test(entry ?? ''))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
});

test('the focus moves to the neighbour of a removed publication, and from the last one to the list', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  answer(feedItem('1', { own: true }), feedItem('2', { own: true }));
  server.on('DELETE /az/announcements/1', () => json({ success: true }));
  server.on('DELETE /az/announcements/2', () => json({ success: true }));
  open();
  for (const [text, neighbour] of [
    ['Annonce 1', 'Annonce 2'],
    ['Annonce 2', 'Aucune annonce pour le moment.'],
  ] as const) {
    await choose(text, 'Supprimer la publication');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toHaveTextContent(neighbour);
  }
});

test('a feed with only hidden items explains it, and shows them again', async () => {
  localStorage.setItem('az-feed-marks:1042', '{"hidden":["1"]}');
  localStorage.setItem('az-blocked:1042', '[{"id":"8","name":"Luc Abena"}]');
  answer(feedItem('1'), feedItem('2', { author: luc }));
  open();
  expect(await screen.findByText(/^Vous avez masqué les annonces d’ici/)).toBeInTheDocument();
  expect(screen.queryByRole('feed')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Revoir les personnes écartées' })).toHaveAttribute(
    'href',
    '/settings/privacy',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Montrer ce qui est masqué' }));
  expect(screen.getByText('Annonce 1')).toBeInTheDocument();
  expect(screen.queryByText('Annonce 2')).not.toBeInTheDocument();
});

test('on its own page, a publication is replaced by a notice that its author is blocked', async () => {
  answer(feedItem('1'));
  renderInApp(<ReadAnnouncement below={() => null} id="1" />, { member: sampleMember() });
  const menu = await openMenu('Annonce 1');
  expect(within(menu).queryByRole('menuitem', { name: /suivre|Masquer/ })).not.toBeInTheDocument();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Bloquer Inès Okemba' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer' }));
  const unblock = await screen.findByRole('button', { name: 'Débloquer Inès Okemba' });
  expect(unblock).toHaveFocus();
  expect(screen.queryByText('Annonce 1', { selector: 'article *' })).not.toBeInTheDocument();
  await userEvent.click(unblock);
  expect(screen.getByText('Annonce 1', { selector: 'article *' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
