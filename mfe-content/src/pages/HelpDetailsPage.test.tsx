import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as HelpDetailsPage } from './HelpDetailsPage.tsx';

let stopTitle: () => void;
beforeEach(() => {
  stopTitle = startTitle();
});
afterEach(() => stopTitle());

const open = (search = '', member = null as ReturnType<typeof sampleMember> | null) =>
  renderInApp(<HelpDetailsPage />, { route: `/help/details${search}`, member });
const heading = () => screen.getByRole('heading', { level: 1 });

test('shows the article of the URL, with breadcrumbs, date and contents', () => {
  open('?article=rester-connecte');
  expect(heading()).toHaveTextContent('Rester connecté, ou non');
  expect(document.title).toBe('Rester connecté, ou non · AZ Connect');
  expect(screen.getByText('Mis à jour le 18 septembre 2026')).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/landing');
  expect(trail.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/help');
  expect(screen.getByText('Logout').tagName).toBe('CODE');
});

test('links a member’s home to the feed', () => {
  open('', sampleMember());
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/feed/home');
});

test('moves the focus to a section of the text, and keeps the article in the URL', async () => {
  const { router } = open('?article=rester-connecte');
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  await userEvent.click(within(contents).getByRole('link', { name: 'Se déconnecter' }));
  expect(router.state.location).toMatchObject({ search: '?article=rester-connecte', hash: '#quitter' });
  expect(screen.getByRole('heading', { level: 2, name: 'Se déconnecter' })).toHaveFocus();
});

test('shows the first article when the URL has no id', () => {
  open();
  expect(heading()).toHaveTextContent('Créer un compte');
});

test.each(['?article=nulle-part', '?article=', '?article=__proto__'])('%s does not exist', (search) => {
  open(search);
  expect(heading()).toHaveTextContent('Introuvable');
  expect(document.title).toBe('Introuvable · AZ Connect');
  expect(screen.getByRole('link', { name: 'Retour à l’aide' })).toHaveAttribute('href', '/help');
});

test('opens an article of the same topic, and moves the focus to its heading', async () => {
  open('?article=choisir-le-theme');
  const related = within(screen.getByRole('region', { name: 'Sur le même sujet' }));
  expect(related.getAllByRole('link')).toHaveLength(4);
  await userEvent.click(related.getByRole('link', { name: 'Tout faire au clavier' }));
  expect(heading()).toHaveTextContent('Tout faire au clavier');
  expect(heading()).toHaveFocus();
});

test('thanks for a vote', async () => {
  open();
  const question = screen.getByRole('group', { name: /Cet article vous a-t-il aidé/ });
  expect(within(question).getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(within(question).getByRole('button', { name: /^Non/ }));
  expect(within(question).getByRole('button', { name: /^Non/ })).toHaveAttribute('aria-pressed', 'true');
  expect(within(question).getByRole('status')).toHaveTextContent('Merci pour votre avis.');
});
