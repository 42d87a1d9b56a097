import type { ThreadCommentWire } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem } from '../testing/sample-feed.ts';
import { threadItem, threadReply } from '../testing/sample-thread.ts';
import { Component as PostDetailsPage } from './PostDetailsPage.tsx';

const list = 'GET /az/announcements/a/comments';
const mine = { ...feedItem('a').author, Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' };
const own = (id: string, changes: Partial<ThreadCommentWire> = {}) =>
  threadItem(id, { author: mine, own: true, may: ['like', 'reply', 'edit', 'remove'], ...changes });

let server: FakeServer;

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

function open(hash = '', ...extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions: ['network', ...extensions] }));
  renderInApp(
    <>
      <PostDetailsPage />
      <Toasts />
    </>,
    { route: `/feed/post-details?announcement=a${hash}`, member: sampleMember() },
  );
}

const rowOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
const texts = async (name: string) => {
  const shown = await screen.findByRole('list', { name });
  return [...shown.children].map(
    (row) => row.textContent?.match(/Commentaire \S+?(?=J’aime)|pas disponible/)?.[0],
  );
};
const bodies = (method: string) =>
  Promise.all(server.requests.filter((one) => one.method === method).map((one) => one.json()));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  fakeViewport();
  server = fakeServer();
  server.on('GET /az/announcements/a', () =>
    json({ success: true, feed: feedItem('a', { comment_count: 3 }) }),
  );
});

test('shows comments page by page, and replies once they are opened', async () => {
  server.on(list, () => json(threadReply([threadItem('1', { reply_count: 2 })], 'next')));
  server.on(`${list}?cursor=next`, () => json(threadReply([threadItem('9')])));
  server.on(`${list}?parent=1`, () =>
    json(
      threadReply([threadItem('2', { parent_id: '1', reply_count: 1 }), threadItem('3', { parent_id: '1' })]),
    ),
  );
  server.on(`${list}?parent=2`, () => json(threadReply([threadItem('4', { parent_id: '2' })])));
  open();
  expect(await texts('Commentaires')).toEqual(['Commentaire 1']);
  expect(screen.queryByText('Commentaire 2')).not.toBeInTheDocument();
  await press('Afficher 2 réponses');
  expect(await screen.findByText('Commentaire 3')).toBeInTheDocument();
  await press('Afficher la réponse');
  expect(await screen.findByText('Commentaire 4')).toBeInTheDocument();
  await press('Afficher plus de commentaires');
  expect(await screen.findByText('Commentaire 9')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Commentaire 9').closest('li')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Afficher plus/ })).not.toBeInTheDocument();
});

test('a comment that the address names is shown, also below others, and has the focus', async () => {
  const meta = (first: string) => ({ next_cursor: null, first });
  const [above, sought] = [threadItem('9', { reply_count: 2 }), threadItem('12', { parent_id: '9' })];
  server.on(`${list}?to=12`, () => json({ ...threadReply([above, threadItem('1')]), meta: meta('9') }));
  server.on(`${list}?parent=9&to=12`, () =>
    json({ ...threadReply([sought, threadItem('10', { parent_id: '9' })]), meta: meta('12') }),
  );
  open('#comment-12');
  expect(await screen.findByText('Commentaire 10')).toBeInTheDocument();
  expect(screen.getByText('Commentaire 12').closest('li')).toHaveFocus();
});

test('says when there is no comment, and adds the first one', async () => {
  server.on(list, () => json(threadReply([])));
  server.on('POST /az/announcements/a/comments', () =>
    json({ success: true, comment: own('new') }, { status: 201 }),
  );
  open();
  expect(await screen.findByText('Aucun commentaire.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Écrire un commentaire' }), 'Bravo');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await texts('Commentaires')).toEqual(['Commentaire new']);
  expect(await bodies('POST')).toEqual([
    { text: 'Bravo', reply_to: null, client_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
});

test('comments that cannot be loaded can be retried', async () => {
  server.on(list, [() => json({}, { status: 400 }), () => json(threadReply([threadItem('1')]))]);
  open();
  expect(
    await screen.findByText('Les commentaires n’ont pas pu être chargés. Réessayez.'),
  ).toBeInTheDocument();
  await press('Réessayer');
  expect(await texts('Commentaires')).toEqual(['Commentaire 1']);
});

test('a reply is sent to its comment, and shown below it', async () => {
  server.on(list, () => json(threadReply([threadItem('1')])));
  server.on('POST /az/announcements/a/comments', [
    () => json({}, { status: 503 }),
    () => json({ success: true, comment: own('new', { parent_id: '1' }) }, { status: 201 }),
  ]);
  open();
  await press('Répondre à Inès Okemba');
  const field = screen.getByRole('textbox', { name: 'Répondre à Inès Okemba' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('Merci{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^En attente d’envoi/)).toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
  expect(await texts('Réponses à Inès Okemba')).toEqual(['Commentaire new']);
  expect(screen.getByRole('button', { name: 'Masquer les réponses' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Répondre à Inès Okemba' })).toHaveFocus());
  expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument();
  const [first, second] = await bodies('POST');
  expect(first).toEqual({ text: 'Merci', reply_to: '1', client_id: second.client_id });
});

test('a comment that the server refuses can be sent again or removed', async () => {
  server.on(list, () => json(threadReply([])));
  server.on('POST /az/announcements/a/comments', [
    () => json({ message: 'Non merci.' }, { status: 400 }),
    () => json({ message: 'Toujours pas.' }, { status: 400 }),
    () => json({ success: true, comment: own('new') }, { status: 201 }),
  ]);
  open();
  const field = await screen.findByRole('textbox', { name: 'Écrire un commentaire' });
  const write = (text: string) => userEvent.type(field, `${text}{Control>}{Enter}{/Control}`);
  await write('Un');
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé. Non merci.');
  expect(field).toHaveValue('');
  await press(/^Supprimer/);
  await waitFor(() => expect(screen.queryByText('Un')).not.toBeInTheDocument());
  await write('Deux');
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé. Toujours pas.');
  await press(/^Réessayer/);
  expect(await texts('Commentaires')).toEqual(['Commentaire new']);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  const [one, two, again] = await bodies('POST');
  expect(one.client_id).not.toBe(two.client_id);
  expect(again).toEqual(two);
});

test('a like is shown at once, and rolled back when the server refuses it', async () => {
  server.on(list, () => json(threadReply([threadItem('1', { like_count: 2 })])));
  server.on('PUT /az/comments/1/like', () => json({ message: 'Patientez.' }, { status: 400 }));
  open();
  await press('J’aime le commentaire de Inès Okemba 2');
  expect(
    await screen.findByText(/^Votre mention.* n’a pas été enregistrée\. Patientez\.$/),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: /^J’aime le commentaire/, pressed: false }),
  ).toHaveTextContent('2');
  server.on('PUT /az/comments/1/like', () => json({ success: true, liked: true, like_count: 3, rev: 2 }));
  await press(/^J’aime le commentaire/);
  expect(
    await screen.findByRole('button', { name: /^J’aime le commentaire/, pressed: true }),
  ).toHaveTextContent('3');
});

test('the member changes their own comment, which says that it was changed', async () => {
  server.on(list, () => json(threadReply([threadItem('1'), own('mine')])));
  server.on('PUT /az/comments/mine', () =>
    json({
      success: true,
      comment: own('mine', { text: 'Mieux dit', edited_at: '2024-03-12T11:00:00.000Z', rev: 2 }),
    }),
  );
  open();
  await press('Modifier votre commentaire');
  expect(screen.queryAllByRole('button', { name: /^Modifier/ })).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Modifier votre commentaire' });
  expect(field).toHaveFocus();
  await userEvent.keyboard(' !{Escape}');
  expect(screen.getByText('Commentaire mine')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Modifier votre commentaire' })).toHaveFocus(),
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Modifier votre commentaire' }));
  await userEvent.keyboard('Mieux dit{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Mieux dit', { selector: 'p' })).toBeInTheDocument();
  expect(rowOf('Mieux dit').getByText('modifié')).toHaveAttribute(
    'title',
    expect.stringMatching(/^Modifié le .*2024/),
  );
  expect(await bodies('PUT')).toEqual([{ text: 'Mieux dit' }]);
});

test('a removed comment disappears after a question; with replies its place stays', async () => {
  server.on(list, () => json(threadReply([own('mine'), own('asked', { reply_count: 1 }), threadItem('3')])));
  server.on('DELETE /az/announcements-comments/mine', () => json({ success: true }));
  server.on('DELETE /az/announcements-comments/asked', () => json({ success: true }));
  open();
  const remove = async (text: string) => {
    await screen.findByText(text);
    await userEvent.click(rowOf(text).getByRole('button', { name: 'Supprimer votre commentaire' }));
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  };
  await remove('Commentaire mine');
  await waitFor(() => expect(screen.getByText('Commentaire asked').closest('li')).toHaveFocus());
  await remove('Commentaire asked');
  const place = screen.getByText('Ce commentaire n’est pas disponible.').closest('li');
  await waitFor(() => expect(place).toHaveFocus());
  expect(
    within(place as HTMLElement).getByRole('button', { name: 'Afficher la réponse' }),
  ).toBeInTheDocument();
});

test('a comment that a block hides from the author of the announcement can be removed from its place', async () => {
  const hidden = { removed: true, text: '', author: null };
  server.on(list, () =>
    json(threadReply([threadItem('1', { ...hidden, may: ['remove'] }), threadItem('2')])),
  );
  server.on('DELETE /az/announcements-comments/1', () => json({ success: true }));
  open();
  const place = await screen.findByText('Ce commentaire ne vous est pas montré. D’autres membres le lisent.');
  const remove = { name: 'Supprimer le commentaire qui ne vous est pas montré' };
  await userEvent.click(screen.getByRole('button', remove));
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(place).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('Commentaire 2').closest('li')).toHaveFocus());
});

test('only what the server allows is offered', async () => {
  server.on(list, () => json(threadReply([threadItem('1', { may: ['like'] })])));
  open();
  await screen.findByText('Commentaire 1');
  expect(
    rowOf('Commentaire 1')
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['J’aime le commentaire de Inès Okemba ']);
});
