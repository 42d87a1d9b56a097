import { listenFor } from '@az/shared/live';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenFor: jest.fn(() => () => undefined),
}));

const member = { Customers_Numbers: '2001', Names: 'Bob', LastName: 'Mba', isVerify: false };
const relation = { state: 'none', follows: false, muted: false, note: null, may: ['connect'] };
const connected = { ...relation, state: 'connected', follows: true, may: [] };
const list = (items: object[]) => () =>
  json({ success: true, items, meta: { next_cursor: null, total: items.length } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/members/2001/jobs', () => json({ success: true, jobs: [] }));
  server.on('DELETE /az/follows/2001', () => json({ success: true, relation: connected }));
  server.on('DELETE /az/connections/2001', () => json({ success: true, relation }));
});

/** The members and lists that were written to. */
const removals = () =>
  server.requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => new URL(url).pathname.split('/az/')[1]);

const connections = (items: object[]) => {
  for (const path of ['', '?']) server.on(`GET /az/connections${path}`, list(items));
};

test('ending a connection says what stays, and ends the following only if the member says so', async () => {
  connections([{ member, at: '2026-01-05T10:00:00Z', note: null, mutual_count: 0 }]);
  for (const direction of ['in', 'out'])
    server.on(`GET /az/connections/requests?direction=${direction}&`, list([]));
  renderInApp(<ConnectionsPage />, { member: sampleMember() });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer Bob Mba' }));
  const question = await screen.findByRole('dialog', { name: 'Retirer Bob Mba de vos relations\u202f?' });
  expect(question).toHaveTextContent('Si vous vous suivez, cela continue dans les deux sens.');
  const unfollow = within(question).getByRole('checkbox', { name: 'Ne plus suivre ses publications' });
  expect(unfollow).not.toBeChecked();
  connections([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Vous n’avez pas encore de relation.')).toBeInTheDocument();
  expect(removals()).toEqual(['connections/2001']);
});

test('the pictures that the other member showed to connections go from an open page', async () => {
  const image = { id: '31', url: '/az/media/a', alt: 'Le fleuve', width: 40, height: 30, sizes: [] };
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/members/2001', () =>
    json({ success: true, member: { ...member, has_cover: false, relation: connected } }),
  );
  server.on('GET /az/members/2001/pictures', list([image]));
  renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/media?member=2001',
    member: sampleMember(),
  });
  expect(await screen.findByRole('img', { name: 'Le fleuve' })).toBeInTheDocument();
  server.on('GET /az/members/2001/pictures', list([]));
  const event = { seq: 1, type: 'relation.changed', post: null, id: null, member: '2001' };
  const ended = { state: 'none', follows: true, muted: false, note: null, mayConnect: true } as const;
  act(() => {
    for (const [, listener] of jest.mocked(listenFor).mock.calls)
      listener.onEvent?.({ ...event, relation: ended });
  });
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Le fleuve' })).not.toBeInTheDocument());
});

test('on a profile, the following ends first, so that a failed attempt can be repeated', async () => {
  server.on('GET /az/members/2001', () =>
    json({ success: true, member: { ...member, has_cover: false, relation: connected } }),
  );
  renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/feed?member=2001',
    member: sampleMember(),
  });
  const end = 'Retirer de mes relations';
  await userEvent.click(await screen.findByRole('button', { name: /^Actions sur le profil de Bob/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: end }));
  const question = await screen.findByRole('dialog', { name: 'Retirer Bob Mba de vos relations\u202f?' });
  await userEvent.click(within(question).getByRole('checkbox', { name: 'Ne plus suivre ses publications' }));
  await userEvent.click(within(question).getByRole('button', { name: end }));
  await waitFor(() => expect(removals()).toEqual(['follows/2001', 'connections/2001']));
});
