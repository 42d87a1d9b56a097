import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messaging } from '../data/messaging-store.ts';
import { Component as MessagingPage } from './MessagingPage.tsx';

beforeEach(() => {
  localStorage.clear();
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
});

afterEach(() => messaging.forget());

test('a message whose picture was refused is sent without it at the second press only', async () => {
  renderInApp(<MessagingPage />, { route: '/messaging?contact=102', member: sampleMember() });
  const field = await screen.findByLabelText('Type a message');
  await userEvent.type(field, 'Voici la plage');
  const [attach] = await screen.findAllByLabelText('Joindre une image', { selector: 'input' });
  if (!attach) throw new Error('There is no field for a picture');
  await userEvent.upload(attach, new File([], 'plage.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/plage\.png.* est vide/);
  await userEvent.type(field, '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/Envoyez de nouveau/);
  expect(field).toHaveValue('Voici la plage');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
