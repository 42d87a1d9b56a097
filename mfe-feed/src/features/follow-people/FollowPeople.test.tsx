import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowPeople } from './FollowPeople.tsx';

function open(extensions: (() => Response)[], firstView = Promise.resolve()) {
  const server = fakeServer();
  server.on('GET /capabilities', extensions);
  renderInApp(<FollowPeople />, { member: sampleMember(), firstView });
  return server;
}
const none = () => json({ extensions: [] });

test('are people of the sample network where the server suggests nobody, and a request is kept', async () => {
  open([none]);
  expect(await screen.findByText('Données d’exemple')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Suivre Bastien Nkodo' }));
  expect(await screen.findByRole('button', { name: 'Demande envoyée à Bastien Nkodo' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('az-sample:1042') ?? '')).toMatchObject({
    relations: { asked: ['107'] },
  });
});

test('shows nobody of the sample network where the server suggests members, also when it fails', async () => {
  const server = open([() => json({ extensions: ['network'] })]);
  server.on('GET /az/members/suggestions', () => json({}, { status: 400 }));
  expect(await screen.findByText(/n’ont pas pu être chargées/)).toBeVisible();
  expect(screen.queryByText('Données d’exemple')).toBeNull();
  expect(screen.queryByText('Bastien Nkodo')).toBeNull();
});

test('loads nothing before the first view is complete', async () => {
  let completeFirstView: () => void = () => undefined;
  const server = open([none], new Promise<void>((resolve) => (completeFirstView = resolve)));
  await act(async () => undefined);
  expect(screen.getByRole('region', { name: 'À suivre' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Données d’exemple')).toBeNull();
  expect(server.requests).toEqual([]);
  completeFirstView();
  expect(await screen.findByText('Bastien Nkodo')).toBeInTheDocument();
});

test('can be retried when it is not known what the server has', async () => {
  open([() => json({}, { status: 400 }), none]);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Bastien Nkodo')).toBeInTheDocument();
});
