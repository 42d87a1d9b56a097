import { changeMember } from '@az/shared/auth';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import { ShareByMessage } from './ShareByMessage.tsx';

test('suggests the latest job, also when it changes after the dialog was first opened', async () => {
  renderInApp(<ShareByMessage onClose={() => undefined} opened />, { member: sampleMember() });
  const message = () => screen.findByRole('textbox', { name: /Message/ });
  expect(await message()).not.toHaveTextContent('Notaire');
  act(() => {
    changeMember({
      lastJob: {
        ...{ position: { title: 'Notaire', descriptionHtml: null }, company: 'Mavoula' },
        ...{ startingDate: null, endingDate: null, skills: [], tools: [], tasks: [] },
      },
    });
  });
  expect(await message()).toHaveTextContent('Notaire, Mavoula');
});
