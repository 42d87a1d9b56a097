import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowPeople } from './FollowPeople.tsx';

const key = 'az-requested:1042';

function open(...extensions: string[]) {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions }));
  server.on('GET /az/members/suggestions', () => json({ success: true, items: [] }));
  renderInApp(<FollowPeople />, { member: sampleMember(), firstView: Promise.resolve() });
}

test('a request to a sample person is stored under the common key of all lists', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Suivre Bastien Nkodo' }));
  expect(
    screen.getByRole('button', { name: 'Demande envoyée à Bastien Nkodo (exemple)' }),
  ).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['107']);
});

test('shows a request that was sent in another list', async () => {
  localStorage.setItem(key, '["107"]');
  open();
  expect(
    await screen.findByRole('button', { name: 'Demande envoyée à Bastien Nkodo (exemple)' }),
  ).toBeInTheDocument();
});

test('shows nobody of the sample network where the server suggests members', async () => {
  open('network');
  expect(await screen.findByText(/^Aucune suggestion pour le moment/)).toBeVisible();
  expect(screen.queryByText('Bastien Nkodo')).toBeNull();
});
