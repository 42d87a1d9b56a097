import { endClosedAccount } from '@az/shared/auth';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WritePost } from '../features/write-post/WritePost.tsx';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem } from '../testing/sample-feed.ts';
import { threadItem, threadReply } from '../testing/sample-thread.ts';
import { Component as PostDetailsPage } from './PostDetailsPage.tsx';

const mine = { ...feedItem('a').author, Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' };
const text = 'Merci @Inès Okemba, voir #radios';
const mentions = [{ id: '7', start: 6, length: 12 }];
const post = feedItem('a', { text, mentions, author: mine, own: true, comment_count: 1 });
const own = threadItem('1', { text, mentions, author: mine, own: true, may: ['reply', 'edit'] });

let server: FakeServer;
beforeEach(() => {
  fakeViewport();
  server = fakeServer();
  server.on('GET /az/announcements/a', () => json({ success: true, feed: post }));
  server.on('GET /az/announcements/a/comments', () => json(threadReply([own])));
  server.on('GET /search/people', () =>
    json({
      success: true,
      items: [{ member: feedItem('a').author, connected: true }],
      meta: { next_cursor: null },
    }),
  );
});

// Removes drafts and what waits.
afterEach(() => act(() => endClosedAccount()));

function open(...extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions: ['network', ...extensions] }));
  renderInApp(<PostDetailsPage />, {
    ...{ route: '/feed/post-details?announcement=a', member: sampleMember() },
  });
}

const sent = async (method: string) =>
  (await Promise.all(server.requests.filter((one) => one.method === method).map((one) => one.json())))[0];
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Writes the beginning of a name after an `@`, and chooses the one who is found. */
async function mention(field: HTMLElement, before = '') {
  await userEvent.type(field, `${before}@ine`);
  await screen.findByRole('option', { name: /Inès Okemba/ });
  await userEvent.keyboard('{Enter}');
}

test('publications and comments link to those whom they mention', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('link', { name: '@Inès Okemba' })).toHaveLength(2));
  for (const link of screen.getAllByRole('link', { name: '@Inès Okemba' })) {
    expect(link).toHaveAttribute('href', '/profile/feed?member=7');
    expect(link.parentElement).toHaveTextContent(text);
    const tag = within(link.parentElement as HTMLElement).getByRole('link', { name: '#radios' });
    expect(tag).toHaveAttribute('href', '/feed/tags?tag=radios');
  }
});

test('a comment is sent with the place of the chosen name, and again after a failure', async () => {
  server.on('POST /az/announcements/a/comments', [
    () => json({}, { status: 503 }),
    () => json({ success: true, comment: { ...own, id: 'new' } }, { status: 201 }),
  ]);
  open('mentions');
  await mention(await screen.findByRole('textbox', { name: 'Écrire un commentaire' }), '😀 ');
  await userEvent.keyboard('bravo{Control>}{Enter}{/Control}');
  const waiting = within(await screen.findByRole('list', { name: 'Pas encore envoyés' }));
  expect(await waiting.findByRole('link', { name: '@Inès Okemba' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument());
  const bodies = await Promise.all(
    server.requests.filter(({ method }) => method === 'POST').map((one) => one.json()),
  );
  expect(bodies).toHaveLength(2);
  for (const body of bodies)
    expect(body).toMatchObject({
      ...{ text: '😀 @Inès Okemba bravo', mentions: [{ id: '7', start: 3, length: 12 }], reply_to: null },
    });
});

test('a changed comment keeps the mentions that it still has', async () => {
  server.on('PUT /az/comments/1', () => json({ success: true, comment: own }));
  open('mentions');
  await press('Modifier votre commentaire');
  const field = screen.getByRole('textbox', { name: 'Modifier votre commentaire' });
  await userEvent.type(field, 'Oui ! ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await press('Enregistrer');
  await waitFor(async () =>
    expect(await sent('PUT')).toEqual({ text: `Oui ! ${text}`, mentions: [{ ...mentions[0], start: 12 }] }),
  );
});

test('a changed publication has new mentions, too', async () => {
  server.on('PUT /az/announcements/a', () => json({ success: true, feed: post }));
  open('mentions');
  await press(/^Actions sur/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifier la publication' }));
  const dialog = within(await screen.findByRole('dialog'));
  await mention(dialog.getByRole('textbox', { name: 'Texte de la publication' }), ' et ');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  const second = { id: '7', start: text.length + 4, length: 12 };
  await waitFor(async () =>
    expect(await sent('PUT')).toEqual({ text: `${text} et @Inès Okemba`, mentions: [...mentions, second] }),
  );
});

test('a publication is sent with its mentions, and its list closes before its dialog', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network', 'mentions'] }));
  server.on('POST /az/announcements', () => json({ success: true, feed: post }, { status: 201 }));
  renderInApp(<WritePost />, { member: sampleMember() });
  await press(/^Quoi de neuf/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publier' }));
  const field = dialog.getByLabelText('Votre publication');
  await userEvent.type(field, '@in');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.clear(field);
  await mention(field, 'Avec ');
  await userEvent.selectOptions(dialog.getByLabelText('Humeur'), 'Fierté');
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true));
  const form = await server.requests.find(({ method }) => method === 'POST')?.formData();
  // Browsers send the end of a line in a form as two characters; the server stores one.
  expect(form?.get('text')).toBe('Humeur : Fierté\r\nAvec @Inès Okemba');
  expect(JSON.parse(String(form?.get('mentions')))).toEqual([{ id: '7', start: 21, length: 12 }]);
});

test('a server without mentions gets none', async () => {
  server.on('PUT /az/comments/1', () => json({ success: true, comment: own }));
  open();
  await press('Modifier votre commentaire');
  await userEvent.type(screen.getByRole('textbox', { name: 'Modifier votre commentaire' }), ' !');
  await press('Enregistrer');
  await waitFor(async () => expect(await sent('PUT')).toEqual({ text: `${text} !` }));
});
