import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowPeople } from './FollowPeople.tsx';

const key = 'az-requested:1042';
const open = () => renderInApp(<FollowPeople />, { member: sampleMember() });

test('a request is kept under the key that all lists share', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Suivre Bastien Nkodo' }));
  expect(
    screen.getByRole('button', { name: 'Demande envoyée à Bastien Nkodo (exemple)' }),
  ).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['107']);
});

test('knows a request that was made in another list', async () => {
  localStorage.setItem(key, '["107"]');
  open();
  expect(
    await screen.findByRole('button', { name: 'Demande envoyée à Bastien Nkodo (exemple)' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Suivre Solène Mbarga-Petit' })).toBeInTheDocument();
});

test('leaves out someone who has asked the member: no request was sent to them', async () => {
  open();
  expect(await screen.findByText('Bastien Nkodo')).toBeInTheDocument();
  expect(screen.queryByText('Thibault Ewondé')).not.toBeInTheDocument();
});
