import { failNextSampleReply } from '@az/shared/sample/articles';
import { fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { useToasts } from '@az/shared/toast';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as BlogPage } from './BlogPage.tsx';

let stopTitle: () => void;
beforeEach(() => {
  localStorage.clear();
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
  stopTitle = startTitle();
});
afterEach(() => stopTitle());

const open = (id: string) =>
  renderInApp(
    <>
      <BlogPage />
      <Toasts />
    </>,
    { route: `/blogs/${id}`, path: '/blogs/:blogId', member: sampleMember() },
  );
const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;
const comments = () => screen.findByRole('list', { name: 'Commentaires' });

test('shows an article with its category, author, day, reading time and text', async () => {
  open('6');
  expect(screen.getByText('Chargement de l’article…')).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 1 });
  await screen.findByText('Par Anaïs Delcourt');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(heading).toHaveTextContent('Écrire à une personne que l’on ne connaît pas');
  expect(document.title).toBe('Écrire à une personne que l’on ne connaît pas · AZ Connect');
  expect(screen.getByText('1 min de lecture')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Dire d’où l’on vient' })).toBeInTheDocument();
});

test.each(['15', '0', 'nulle-part', '__proto__'])('the article %s does not exist', async (id) => {
  open(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Introuvable' })).toBeInTheDocument();
  expect(document.title).toBe('Introuvable · AZ Connect');
  expect(screen.getByRole('link', { name: 'Retour aux actualités' })).toHaveAttribute('href', '/blogs');
});

test('offers to retry when the article could not be loaded', async () => {
  failNextSampleReply();
  open('2');
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('L’article n’a pas pu être chargé.');
  await userEvent.click(within(failure).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Par Aminata Sarrault')).toBeInTheDocument();
  expect(screen.queryByText(/n’a pas pu être chargé/)).not.toBeInTheDocument();
});

test('shows the comments as a thread, and likes one', async () => {
  open('1');
  const list = within(await comments());
  expect(
    list.getByText('J’ai coupé mon résumé en deux, et il se lit enfin d’une traite.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Réponses à Bastien Nkodo' })).toHaveTextContent(
    'Clémence Arvieux',
  );
  const like = list.getByRole('button', { name: /J’aime le commentaire de Bastien Nkodo 6/ });
  failNextSampleReply();
  await userEvent.click(like);
  expect(like).toHaveTextContent('7');
  await waitFor(() => expect(like).toHaveTextContent('6'));
  expect(screen.getByText(/^Votre mention .* n’a pas été enregistrée\./)).toBeInTheDocument();
  await userEvent.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(like).toHaveTextContent('7');
});

test('says when there are no comments', async () => {
  open('13');
  expect(await screen.findByText('Aucun commentaire.')).toBeInTheDocument();
});

test('stores the member’s comments and replies on the device, with their name', async () => {
  const { unmount } = open('2');
  await comments();
  await fill(screen.getByLabelText('Écrire un commentaire'), 'Merci pour la liste.');
  await userEvent.click(screen.getByRole('button', { name: 'Commenter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Répondre à Thibault Ewondé' }));
  await userEvent.type(
    screen.getByLabelText('Répondre à Thibault Ewondé'),
    'Laquelle{Control>}{Enter}{/Control}',
  );
  expect(await screen.findByRole('list', { name: 'Réponses à Thibault Ewondé' })).toHaveTextContent(
    'Laquelle',
  );
  unmount();
  open('2');
  expect(await comments()).toHaveTextContent(/Awa Moreau.*Merci pour la liste\./);
  expect(await screen.findByRole('list', { name: 'Réponses à Thibault Ewondé' })).toHaveTextContent(
    'Laquelle',
  );
});
