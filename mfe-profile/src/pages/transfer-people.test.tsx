import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ConnectionsPage } from './ConnectionsPage.tsx';

const keys = { blocked: 'az-blocked:1042', unfollowed: 'az-unfollowed:1042' };
const entry = (id: string) => ({ id, name: `Membre ${id}`, role: null });
const title = 'Choix restés sur cet appareil';

const stored = (list: keyof typeof keys) => JSON.parse(localStorage.getItem(keys[list]) ?? 'null');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const done = () => json({ success: true, relation: null });
const refused = (kind: string, status: number) => () =>
  json({ success: false, status: false, error: { kind, message: 'Non.' }, message: 'Non.' }, { status });

let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  const nobody = () => json({ success: true, items: [], meta: { next_cursor: null, total: 0 } });
  for (const path of ['connections', 'connections?', 'connections/requests'])
    server.on(`GET /az/${path}`, nobody);
});

const writes = () =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname.split('/az/')[1]}`);

async function open(...extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions }));
  renderInApp(<ConnectionsPage />, { member: sampleMember() });
  await screen.findByText(extensions.length > 0 ? 'Aucune demande ne vous attend.' : 'Données d’exemple');
}

function keep() {
  localStorage.setItem(keys.blocked, JSON.stringify(['103', entry('2001'), entry('2002')]));
  localStorage.setItem(keys.unfollowed, JSON.stringify([entry('2003')]));
}

test('is not asked without an entry about a member of the server', async () => {
  localStorage.setItem(keys.blocked, '["103"]');
  await open('network');
  expect(screen.queryByText(title)).toBeNull();
});

test('is not asked where the server stores no relations', async () => {
  keep();
  await open();
  expect(screen.queryByText(title)).toBeNull();
});

test('sends each entry once, and deletes it; what is about the sample network stays', async () => {
  keep();
  for (const path of ['blocks/2001', 'blocks/2002', 'mutes/2003']) server.on(`PUT /az/${path}`, done);
  await open('network');
  expect(screen.getByText(/^2 personnes que vous avez bloquées et 1 personne dont/)).toBeVisible();
  await press('Transférer');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(writes()).toEqual(['PUT mutes/2003', 'PUT blocks/2001', 'PUT blocks/2002']);
  expect([stored('blocked'), stored('unfollowed')]).toEqual([['103'], []]);
  expect(screen.getByRole('heading', { name: 'Vos relations' })).toHaveFocus();
});

test('goes on after a failure with what is left', async () => {
  keep();
  server.on('PUT /az/mutes/2003', done);
  server.on('PUT /az/blocks/2001', [refused('conflict', 409), done]);
  server.on('PUT /az/blocks/2002', done);
  await open('network');
  await press('Transférer');
  expect(await screen.findByText('Non.')).toBeVisible();
  expect(stored('blocked')).toEqual(['103', entry('2001'), entry('2002')]);
  expect(screen.getByText(/^2 personnes que vous avez bloquées\.$/)).toBeVisible();
  await press('Transférer');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(writes()).toEqual(['PUT mutes/2003', 'PUT blocks/2001', 'PUT blocks/2001', 'PUT blocks/2002']);
});

test('an entry about somebody who is gone does not hold up the others', async () => {
  keep();
  server.on('PUT /az/mutes/2003', refused('not-found', 404));
  server.on('PUT /az/blocks/2001', refused('invalid', 400));
  server.on('PUT /az/blocks/2002', done);
  await open('network');
  await press('Transférer');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect([stored('blocked'), stored('unfollowed')]).toEqual([['103'], []]);
});

test('who does not transfer is not asked again, and nothing is sent', async () => {
  keep();
  await open('network');
  await press('Ne pas transférer');
  expect(screen.queryByText(title)).toBeNull();
  expect([stored('blocked'), stored('unfollowed')]).toEqual([['103'], []]);
  expect(writes()).toEqual([]);
});
