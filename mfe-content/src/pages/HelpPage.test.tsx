import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as HelpPage } from './HelpPage.tsx';

let stopTitle: () => void;
beforeEach(() => {
  localStorage.clear();
  stopTitle = startTitle();
});
afterEach(() => stopTitle());

const open = (route = '/help', member = null as ReturnType<typeof sampleMember> | null) =>
  renderInApp(<HelpPage />, { route, member });
const field = () => screen.getByLabelText('Rechercher dans l’aide');
const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows questions, three topics with five articles each, and the most read articles', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Aide' })).toBeInTheDocument();
  expect(document.title).toBe('Aide · AZ Connect');
  expect(linksOf('Questions fréquentes')[0]).toEqual([
    'J’ai oublié mon mot de passe',
    '/help/details?article=mot-de-passe-oublie',
  ]);
  expect(linksOf('Parcourir par sujet')).toHaveLength(15);
  expect(linksOf('Articles les plus lus')).toHaveLength(4);
});

test('finds articles by any of their words, ignoring accents, with the search in the URL', async () => {
  const { router } = open();
  await userEvent.type(field(), 'recadrer fleches');
  expect(screen.getByRole('status')).toHaveTextContent('1 article correspond.');
  expect(linksOf('Résultats')).toEqual([
    ['Changer votre photo et votre couverture', '/help/details?article=photo-et-couverture'],
  ]);
  expect(router.state.location.search).toBe('?q=recadrer+fleches');
  expect(screen.queryByRole('region', { name: 'Questions fréquentes' })).not.toBeInTheDocument();
});

test('puts articles with the words in their title first', () => {
  open('/help?q=groupe');
  expect(field()).toHaveValue('groupe');
  expect(linksOf('Résultats')[0]?.[0]).toBe('Trouver et rejoindre un groupe');
});

test('says that nothing matches, and clears the search', async () => {
  open('/help?q=girafe');
  expect(screen.getByRole('status')).toHaveTextContent('Aucun article ne correspond.');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Questions fréquentes' })).toBeInTheDocument();
});

test('shows four more articles, and moves the focus to the first of them', async () => {
  open();
  const list = () => linksOf('Articles les plus lus');
  const before = list();
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  expect(list().slice(0, 4)).toEqual(before);
  expect(list()).toHaveLength(8);
  expect(document.activeElement).toHaveAttribute('href', list()[4]?.[1]);
});

test('counts a vote, removes it, and stores a member’s vote on the device', async () => {
  const { unmount } = open('/help', sampleMember());
  const vote = () => screen.getAllByRole('group', { name: /^Utile/ })[0]!;
  const yes = () => within(vote()).getByRole('button', { name: /^Oui/ });
  expect(yes()).toHaveTextContent('Oui 231');
  await userEvent.click(yes());
  expect(yes()).toHaveTextContent('Oui 232');
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
  expect(within(vote()).getByRole('status')).toHaveTextContent('Merci pour votre avis.');
  unmount();
  open('/help', sampleMember());
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(yes());
  expect(yes()).toHaveTextContent('Oui 231');
  expect(yes()).toHaveAttribute('aria-pressed', 'false');
});

test('stores no visitor’s vote on the device', async () => {
  open();
  await userEvent.click(screen.getAllByRole('button', { name: /^Non/ })[0]!);
  expect(screen.getByText('Merci pour votre avis.')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('az-help'))).toEqual([]);
});
