import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as EventsPage } from './EventsPage.tsx';

test.each([
  [
    'Rencontre des indépendants',
    'Ne plus participer',
    /^Vous ne participez plus à «\sRencontre des indépendants\s»/,
  ],
  [
    'Atelier : écrire son profil',
    'Retirer de mes événements',
    /^«\sAtelier : écrire son profil\s» ne figure plus parmi vos événements/,
  ],
])('%s: its menu has « %s », which can be undone', async (title, action, notice) => {
  renderInApp(<EventsPage />, { member: sampleMember() });
  await userEvent.click(await screen.findByRole('button', { name: `Actions sur l’événement ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  expect(await screen.findByText(notice)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
