import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemovePicture } from './RemovePicture.tsx';

let server: FakeServer;
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: true, profile: null }));
});

test('a picture that was not deleted keeps the dialog, which says when to try again', async () => {
  server.on('DELETE /profile/picture', [
    () => json({ message: 'Patientez.' }, { status: 429, headers: { 'Retry-After': '42' } }),
    () => json({ status: true }),
  ]);
  renderInApp(<RemovePicture kind="profile" onClose={onClose} />, { member: sampleMember() });
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Trop de demandes.*Réessayez dans 42 secondes\.$/);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});
