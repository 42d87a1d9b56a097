import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeeStories } from './SeeStories.tsx';

test('a story opens after the first view', async () => {
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
  renderInApp(<SeeStories />, { member: sampleMember(), firstView: Promise.resolve() });
  await userEvent.click(await screen.findByRole('button', { name: 'Voir la story de Élodie Trannoy' }));
  expect(await screen.findByRole('dialog', { name: 'Story de Élodie Trannoy' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Des montagnes sous un ciel étoilé' })).toBeVisible();
});
