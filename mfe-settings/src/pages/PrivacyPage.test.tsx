import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsServer } from '../testing/settings-server.ts';
import { Component as CommunicationPage } from './CommunicationPage.tsx';
import { Component as PrivacyPage } from './PrivacyPage.tsx';

async function openList(title: string) {
  settingsServer();
  renderInApp(<PrivacyPage />, { route: '/settings/privacy', member: sampleMember() });
  const row = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement; // a heading of a row
  await userEvent.click(within(row).getByRole('button', { name: new RegExp(title) }));
  return within(row);
}

const unblocking = () =>
  screen.getAllByRole('button', { name: /^Débloquer/ }).map((button) => button.getAttribute('aria-label'));

test('lists blocked people, real and sample ones, and unblocks them', async () => {
  localStorage.setItem('az-blocked:1042', '["110",{"id":"8","name":"Luc Abena","role":"Juriste"}]');
  const row = await openList('Personnes bloquées');
  expect(await row.findByText('Juriste')).toBeInTheDocument();
  expect(unblocking()).toEqual(['Débloquer Luc Abena', 'Débloquer Noémie Castagnier']);
  await userEvent.click(row.getByRole('button', { name: 'Débloquer Luc Abena' }));
  expect(localStorage.getItem('az-blocked:1042')).toBe('["110"]');
  await userEvent.click(row.getByRole('button', { name: 'Annuler' }));
  expect(unblocking()).toEqual(['Débloquer Luc Abena', 'Débloquer Noémie Castagnier']);
  await userEvent.click(row.getByRole('button', { name: 'Débloquer Noémie Castagnier' }));
  await userEvent.click(row.getByRole('button', { name: 'Débloquer Luc Abena' }));
  expect(row.getByText('Vous n’avez bloqué personne.')).toBeInTheDocument();
});

test('lists unfollowed people, with a button to follow them again', async () => {
  localStorage.setItem('az-unfollowed:1042', '["101"]');
  const row = await openList('Personnes que vous ne suivez plus');
  await userEvent.click(await row.findByRole('button', { name: 'Suivre de nouveau Anaïs Delcourt' }));
  expect(localStorage.getItem('az-unfollowed:1042')).toBe('[]');
});

test.each([
  ['shows', ['accounts'], 1],
  ['does not show', [], 0],
])('%s the open sessions, if the server has accounts', async (_what, known, count) => {
  settingsServer(known);
  renderInApp(<PrivacyPage />, { route: '/settings/privacy', member: sampleMember() });
  expect(await screen.findByRole('switch', { name: 'Montrer quand vous êtes en ligne' })).toBeVisible();
  expect(screen.queryAllByRole('region', { name: 'Sessions ouvertes' })).toHaveLength(count);
});

test.each([
  ['hold now, where members see each other', ['network'], true],
  ['will hold, on a server without relations', [], false],
])('choices %s', async (_case, known, isNow) => {
  settingsServer(known);
  const { unmount } = renderInApp(<PrivacyPage />, { member: sampleMember() });
  expect(
    await screen.findByText(isNow ? /^Vos choix valent dès maintenant/ : /ne voient pas encore/),
  ).toBeVisible();
  expect(
    screen.queryByText(isNow ? /ne voient pas encore/ : /valent dès maintenant/),
  ).not.toBeInTheDocument();
  unmount();
  renderInApp(<CommunicationPage />, { member: sampleMember() });
  expect(
    await screen.findByText(
      isNow ? /invitations valent dès maintenant/ : /Les invitations.+ ne sont pas encore ouverts/,
    ),
  ).toBeVisible();
});
