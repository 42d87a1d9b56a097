import type { Announcement } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentItem } from '../../testing/sample-feed.ts';
import { CommentAnnouncement } from './CommentAnnouncement.tsx';

const announcement: Announcement = {
  id: 'a',
  author: { id: '7', name: 'Inès Okemba', role: null, picture: null, verified: false },
  text: 'Annonce',
  createdAt: null,
  likeCount: null,
  commentCount: null,
  imageCount: null,
  liked: false,
  own: false,
  rev: null,
};
const storeCall = 'POST /az/announcements-comments-store/a';
const kept = 'Un texte à garder';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: [] }));
});

function open(comments: string[], isNear = true) {
  const list = comments.map((id) => commentItem(id));
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments: list }));
  return renderInApp(<CommentAnnouncement announcement={announcement} isNear={isNear} />, {
    member: sampleMember(),
  });
}

const stored = () => json({ success: true, comment: { id: `new-${server.requests.length}` } });
const field = () => screen.getByRole('textbox', { name: 'Écrire un commentaire' });
const sent = () => server.requests.filter(({ method }) => method === 'POST');
const keysSent = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));
const texts = async () =>
  within(await screen.findByRole('list', { name: 'Commentaires' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

test('loads nothing while the card is far away', async () => {
  open(['1'], false);
  expect(field()).toBeInTheDocument();
  expect(server.requests).toHaveLength(0);
});

test('shows the two newest comments, and all of them after a press', async () => {
  open(['1', '2', '3', '4', '5']);
  expect(await texts()).toEqual(['Commentaire 4', 'Commentaire 5']);
  await userEvent.click(screen.getByRole('button', { name: 'Voir les 5 commentaires' }));
  expect(await texts()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Réduire les commentaires' }));
  expect(await texts()).toHaveLength(2);
});

test.each([
  [2, false],
  [3, false],
  [4, true],
])('of a comment of %d lines, there is more to show: %p', async (lines, hasMore) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 24);
  open(['1']);
  await screen.findByText('Commentaire 1');
  expect(screen.queryAllByRole('button', { name: /^Voir plus/ })).toHaveLength(hasMore ? 1 : 0);
});

test('says when there is no comment', async () => {
  open([]);
  expect(await screen.findByText('Aucun commentaire.')).toBeInTheDocument();
});

test('shows no comments when they cannot be loaded', async () => {
  open([]);
  server.on('GET /az/announcements-comments/a', () => json({ success: false }));
  expect(await screen.findByText('Aucun commentaire.')).toBeInTheDocument();
});

test('shows a stored comment of the member at once, after the newest, and empties the field', async () => {
  open(['1', '2', '3', '4']);
  server.on(storeCall, stored);
  await screen.findByText('Commentaire 4');
  await userEvent.type(field(), '  Félicitations ');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  const row = (await screen.findByText('Félicitations')).closest('li');
  expect(row).toHaveTextContent('Awa Moreau');
  expect(await texts()).toEqual(['Commentaire 4', 'Félicitations']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.getByText('Commentaire publié.')).toBeInTheDocument();
  expect((await sent()[0]?.formData())?.get('comment')).toBe('Félicitations');
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('sends with %s', async (keys) => {
  open([]);
  server.on(storeCall, stored);
  await screen.findByText('Aucun commentaire.');
  await userEvent.type(field(), `Bravo${keys}`);
  expect(await screen.findByText('Bravo')).toBeInTheDocument();
});

test('writes a new line with Enter alone', async () => {
  open([]);
  await userEvent.type(field(), 'Bravo{Enter}à tous');
  expect(field()).toHaveValue('Bravo\nà tous');
  expect(sent()).toHaveLength(0);
});

test('sends one request however often the button is pressed', async () => {
  open([]);
  let answer: (response: Response) => void = () => undefined;
  server.on(
    storeCall,
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  await screen.findByText('Aucun commentaire.');
  await userEvent.type(field(), 'Bravo');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Commenter' }));
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  expect(sent()).toHaveLength(1);
  expect(field().closest('form')).toHaveAttribute('aria-busy', 'true');
  answer(stored());
  expect(await screen.findByText('Bravo')).toBeInTheDocument();
});

test('keeps the text when the comment was not stored, and sends it again with the same key', async () => {
  open([]);
  server.on(storeCall, [() => json({ success: false }), stored]);
  await screen.findByText('Aucun commentaire.');
  await userEvent.type(field(), kept);
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé');
  expect(field()).toHaveValue(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(kept, { selector: 'li p' })).toBeInTheDocument();
  expect(screen.queryByText(/^Non envoyé/)).not.toBeInTheDocument();
  const [first, second] = keysSent();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('treats a changed text, and a second comment with the same text, as another comment', async () => {
  open([]);
  server.on(storeCall, [() => json({ success: false }), stored]);
  await screen.findByText('Aucun commentaire.');
  const send = '{Control>}{Enter}{/Control}';
  await userEvent.type(field(), `Oui${send}`);
  await screen.findByRole('alert');
  await userEvent.type(field(), ` merci${send}`);
  await screen.findByText('Oui merci', { selector: 'li p' });
  await userEvent.type(field(), `Oui merci${send}`);
  await screen.findAllByText('Oui merci', { selector: 'li p' });
  expect(new Set(keysSent()).size).toBe(3);
});

test('refuses an empty comment beside the field, until something is written', async () => {
  open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(
    'Le commentaire est vide. Écrivez quelques mots, puis envoyez-le.',
  );
  await userEvent.type(field(), 'B');
  expect(field()).not.toHaveAccessibleDescription();
  expect(sent()).toHaveLength(0);
});

test('unsent text is restored, until it is sent', async () => {
  server.on(storeCall, [() => json({ success: false }), stored]);
  const { unmount } = open([]);
  await screen.findByText('Aucun commentaire.');
  await userEvent.type(field(), kept);
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  await screen.findByText(/^Non envoyé/);
  unmount();
  const again = open([]);
  expect(field()).toHaveValue(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  await screen.findByText('Commentaire publié.');
  again.unmount();
  open([]);
  expect(field()).toHaveValue('');
});
