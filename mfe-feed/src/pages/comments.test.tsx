import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { commentItem, feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as HomePage } from './HomePage.tsx';

const store = 'POST /az/announcements-comments-store/a';
const own = { ...feedItem('a').author, Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' };

let server: FakeServer;

const Toasts = () => (
  <p data-testid="toasts">{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>
);

/** Opens the feed with one announcement and its comments; those with the given ids are the member's own. */
async function open(comments: string[], ofMember: string[], count: number | null = comments.length) {
  const viewport = fakeViewport();
  const items = comments.map((id) => commentItem(id, ofMember.includes(id) ? { author: own } : {}));
  const { comment_count: _known, ...item } = feedItem('a');
  server.on('GET /az/global', () =>
    json(feedReply([count === null ? item : { ...item, comment_count: count }])),
  );
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments: items }));
  renderInApp(
    <>
      <HomePage />
      <Toasts />
    </>,
    { route: '/feed/home', member: sampleMember() },
  );
  const card = await screen.findByRole('article', { name: /Inès Okemba/ });
  viewport.moveNear(card);
  await within(card).findByText(
    comments.length > 0 ? `Commentaire ${comments.at(-1)}` : 'Aucun commentaire.',
  );
  return within(card);
}

type Card = Awaited<ReturnType<typeof open>>;

const counted = (card: Card) => card.getAllByRole('button', { name: /^Commenter/ })[0]?.textContent;
const rowOf = (card: Card, text: string) => card.getByText(text).closest('li') as HTMLElement;
const removeButtons = (card: Card) => card.findAllByRole('button', { name: 'Supprimer votre commentaire' });
const question = () => screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });

async function write(card: Card, text: string) {
  await fill(card.getByRole('textbox', { name: 'Écrire un commentaire' }), text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
}

async function removeFirst(card: Card) {
  await userEvent.click((await removeButtons(card))[0] as HTMLElement);
  const dialog = within(await question());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Garder' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
}

beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('DELETE /az/announcements-comments/mine', () => json({ success: true }));
});

test('a comment counts as soon as it is stored', async () => {
  server.on('GET /capabilities', () => json({ extensions: [] }));
  server.on(store, () => json({ success: true, comment: { id: 'new', text: 'Bravo' } }));
  const card = await open([], []);
  expect(counted(card)).toBe('Commenter 0');
  await write(card, 'Bravo');
  expect(await card.findByText('Bravo', { selector: 'li p' })).toBeInTheDocument();
  expect(counted(card)).toBe('Commenter 1');
});

test('without a number from the server, none is shown', async () => {
  server.on('GET /capabilities', () => json({ extensions: [] }));
  server.on(store, () => json({ success: true, comment: { id: 'new', text: 'Bravo' } }));
  const card = await open(['1'], [], null);
  await write(card, 'Bravo');
  expect(await card.findByText('Bravo', { selector: 'li p' })).toBeInTheDocument();
  expect(counted(card)).toBe('Commenter');
});

test.each([
  [
    'how long to wait',
    () => json({}, { status: 429, headers: { 'Retry-After': '42' } }),
    'Réessayez dans 42 secondes.',
  ],
  ['what the server says', () => json({ success: false, message: 'Trop long.' }), 'Trop long.'],
  ['that nobody answers', () => new TypeError('Failed to fetch'), 'Le serveur ne répond pas.'],
])(
  'a comment that was not stored shows %s, keeps its text and is not counted',
  async (_case, answer, said) => {
    server.on('GET /capabilities', () => json({ extensions: [] }));
    server.on(store, answer);
    const card = await open([], []);
    await write(card, 'Bravo');
    const alert = await card.findByRole('alert');
    expect(alert).toHaveTextContent('Non envoyé');
    expect(alert).toHaveTextContent(said);
    expect(card.getByRole('textbox')).toHaveValue('Bravo');
    expect(counted(card)).toBe('Commenter 0');
  },
);

test('the member’s own comment is removed after a confirmation; the focus moves to the next one', async () => {
  const card = await open(['other', 'mine', 'last'], ['mine']);
  expect(await removeButtons(card)).toHaveLength(1);
  expect(within(rowOf(card, 'Commentaire mine')).getByRole('button')).toBeInTheDocument();
  await removeFirst(card);
  await waitFor(() => expect(card.queryByText('Commentaire mine')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(rowOf(card, 'Commentaire last')).toHaveFocus());
  expect(counted(card)).toBe('Commenter 2');
  expect(screen.getByTestId('toasts')).toHaveTextContent('Votre commentaire a été supprimé.');
  const removals = server.requests.filter(({ method }) => method === 'DELETE');
  expect(removals.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(['mine']);
});

test('removing the last comment moves the focus to the list', async () => {
  const card = await open(['mine'], ['mine']);
  await removeFirst(card);
  const none = await card.findByText('Aucun commentaire.');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.activeElement).not.toBe(document.body);
});

test('cancelling sends nothing and returns the focus', async () => {
  const card = await open(['mine'], ['mine']);
  const [button] = await removeButtons(card);
  await userEvent.click(button as HTMLElement);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Garder' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('a comment that could not be removed stays, and the dialog shows the reason', async () => {
  server.on('DELETE /az/announcements-comments/mine', [
    () => json({}, { status: 500 }),
    () => json({ success: true }),
  ]);
  const card = await open(['mine'], ['mine']);
  await removeFirst(card);
  const alert = await within(await question()).findByRole('alert');
  expect(alert).toHaveTextContent(
    'Le commentaire n’a pas été supprimé. Le service rencontre un problème. Réessayez dans quelques instants.',
  );
  expect(card.getByText('Commentaire mine')).toBeInTheDocument();
  expect(counted(card)).toBe('Commenter 1');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Supprimer' }));
  expect(await card.findByText('Aucun commentaire.')).toBeInTheDocument();
});

test('is not offered if the server cannot, nor for the comments of others', async () => {
  server.on('GET /capabilities', () => json({ extensions: [] }));
  const card = await open(['mine', 'other'], ['mine']);
  await waitFor(() => expect(server.requests.some(({ url }) => url.endsWith('/capabilities'))).toBe(true));
  await waitFor(() => expect(card.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument());
});
