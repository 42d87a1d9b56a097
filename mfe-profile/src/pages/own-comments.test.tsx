import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ActivityPage } from './ActivityPage.tsx';

const listed = 'GET /account/comments';
const author = { Customers_Numbers: '1043', Names: 'Yann', LastName: 'Obame' };
const item = (id: string, changes = {}) => ({
  id,
  text: `Commentaire ${id}`,
  created_at: '2026-01-05T10:00:00Z',
  announcement: { id: 'p1', author },
  ...changes,
});
const reply =
  (items: object[], next_cursor: string | null = null) =>
  () =>
    json({ success: true, items, meta: { next_cursor } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /account/announcements', () => json({ success: true, feeds: [], meta: {} }));
});

const open = (route = '/profile/activity?type=comment') =>
  renderInApp(<ActivityPage />, { member: sampleMember(), route });
const rows = () => screen.findAllByRole('listitem').then((all) => all.filter((one) => !one.closest('nav')));

test('own comments are in a tab of the activity, page by page', async () => {
  server.on(listed, reply([item('b'), item('a', { announcement: null })], 'next'));
  server.on(`${listed}?cursor=next`, reply([item('z')]));
  open('/profile/activity');
  expect(await screen.findByText('Aucune activité pour le moment.')).toBeInTheDocument();
  expect(screen.queryByText('Commentaire b')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Commentaires' }));
  expect(await screen.findByText('Commentaire b')).toBeInTheDocument();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Awa Moreau a commenté une annonce de Yann Obame');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/feed/post-details?announcement=p1',
  );
  expect(second).toHaveTextContent('a commenté une annonce qui n’est plus accessible');
  expect(within(second as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(await screen.findByText('Commentaire z')).toBeInTheDocument();
});

test('an own comment under an announcement that is no longer shown can be removed', async () => {
  server.on(listed, [reply([item('a', { announcement: null }), item('b')]), reply([item('b')])]);
  server.on('DELETE /az/announcements-comments/a', [
    () => json({ success: false, message: 'Le serveur est occupé.' }, { status: 400 }),
    () => json({ success: true }),
  ]);
  open();
  const remove = await screen.findByRole('button', { name: 'Supprimer', description: 'Commentaire a' });
  await userEvent.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });
  const confirm = within(question).getByRole('button', { name: 'Supprimer' });
  await userEvent.click(confirm);
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Le commentaire n’a pas été supprimé. Le serveur est occupé.',
  );
  expect(screen.getByText('Commentaire a')).toBeInTheDocument();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByText('Commentaire a')).not.toBeInTheDocument());
  expect(screen.getByText('Commentaire b')).toBeInTheDocument();
});

test('comments that cannot be loaded show an error', async () => {
  server.on(listed, () => json({ message: 'Non' }, { status: 400 }));
  open();
  expect(await screen.findByText(/^Vos commentaires n’ont pas pu être chargés/)).toBeInTheDocument();
});
