import { changeMember } from '@az/shared/auth';
import { renderInApp, sampleMember } from '@az/shared/testing';
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
