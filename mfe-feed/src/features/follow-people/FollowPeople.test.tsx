import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowPeople } from './FollowPeople.tsx';

const key = 'az-requested:1042';
const open = () => renderInApp(<FollowPeople />, { member: sampleMember() });

test('a request is stored under the common key of all lists', async () => {
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
  expect(screen.getByRole('button', { name: 'Suivre Solène Mbarga-Petit' })).toBeInTheDocument();
});

test('leaves out people who sent the member a request', async () => {
  open();
  expect(await screen.findByText('Bastien Nkodo')).toBeInTheDocument();
  expect(screen.queryByText('Thibault Ewondé')).not.toBeInTheDocument();
});
