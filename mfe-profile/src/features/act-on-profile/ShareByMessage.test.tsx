import { changeMember } from '@az/shared/auth';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActOnProfile } from './ActOnProfile.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function openMessage() {
  await press('Autres actions sur votre profil');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Partager le profil par message' }));
  return screen.findByRole('textbox', { name: /Message/ });
}

test('suggests the latest job, also when it changes after the dialog was first opened', async () => {
  renderInApp(<ActOnProfile />, { member: sampleMember() });
  expect(await openMessage()).not.toHaveTextContent('Notaire');
  await press('Annuler');
  act(() => {
    changeMember({
      lastJob: {
        ...{ position: { title: 'Notaire', descriptionHtml: null }, company: 'Mavoula' },
        ...{ startingDate: null, endingDate: null, skills: [], tools: [], tasks: [] },
      },
    });
  });
  expect(await openMessage()).toHaveTextContent('Notaire, Mavoula');
});

test('offers the connections of the member where they can be written to', async () => {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  const member = { Customers_Numbers: '2001', Names: 'Bob', LastName: 'Mba' };
  server.on('GET /az/connections', () =>
    json({
      success: true,
      items: [{ member, at: '2026-01-05T10:00:00Z', note: null, mutual_count: 0 }],
      meta: { next_cursor: null, total: 1 },
    }),
  );
  renderInApp(<ActOnProfile />, { member: sampleMember() });
  await openMessage();
  await userEvent.click(screen.getByRole('combobox', { name: /Destinataire/ }));
  expect(await screen.findByRole('option', { name: 'Bob Mba' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
