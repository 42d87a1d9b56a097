import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNearViewport } from '../testing/fake-near-viewport.ts';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenFor: jest.fn(() => () => undefined),
}));

const author = { Customers_Numbers: '2001', Names: 'Bob', LastName: 'Mba' };
const relation = { state: 'none', follows: false, muted: false, note: null, may: ['connect'] };
const row = { member: author, at: '2026-01-05T10:00:00Z', note: null, mutual_count: 0 };
const list = (items: object[]) => () =>
  json({ success: true, items, meta: { next_cursor: null, total: items.length } });

let server: FakeServer;
beforeEach(() => {
  fakeNearViewport();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/members/2001', () => json({ success: true, member: { ...author, relation } }));
  server.on('GET /az/members/2001/jobs', () => json({ success: true, jobs: [] }));
});

const open = () =>
  renderInApp(<ProfileLayout>La page</ProfileLayout>, {
    route: '/profile/feed?member=2001',
    member: sampleMember(),
  });
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Actions sur le profil de Bob Mba' }));

test('a message to a member opens the conversation, ready to write', async () => {
  const { router } = open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Envoyer un message' }));
  const { pathname, search, state } = router.state.location;
  expect([pathname + search, state]).toEqual(['/messaging?contact=2001', { isWriting: true }]);
});

test('a message can be written from the list of connections', async () => {
  server.on('GET /az/connections', list([row]));
  server.on('GET /az/connections?', list([row]));
  server.on('GET /az/connections/requests?direction=in&', list([]));
  server.on('GET /az/connections/requests?direction=out&', list([]));
  renderInApp(<ConnectionsPage />, { member: sampleMember() });
  expect(await screen.findByRole('link', { name: 'Message à Bob Mba' })).toHaveAttribute(
    'href',
    '/messaging?contact=2001',
  );
});
