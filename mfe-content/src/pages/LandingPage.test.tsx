import { fakeServer, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as LandingPage } from './LandingPage.tsx';

test('shows a visitor the slogan and both buttons, without an API call', () => {
  const server = fakeServer();
  renderInApp(<LandingPage />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Un réseau pour travailler, apprendre et se rencontrer' }),
  ).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: /^(Créer un compte|Se connecter)$/ });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/auth-advance/sign-up',
    '/auth-advance/sign-in',
    '/auth-advance/sign-up',
    '/auth-advance/sign-in',
  ]);
  expect(server.requests).toHaveLength(0);
});

test('links a member to the feed', () => {
  renderInApp(<LandingPage />, { member: sampleMember() });
  const [way] = screen.getAllByRole('link', { name: 'Ouvrir mon fil' });
  expect(way).toHaveAttribute('href', '/feed/home');
  expect(screen.queryByRole('link', { name: 'Créer un compte' })).not.toBeInTheDocument();
});

test('shows an answer when its question is expanded', async () => {
  renderInApp(<LandingPage />);
  const questions = within(screen.getByRole('region', { name: 'Questions fréquentes' }));
  const answer = questions.getByText(/ni abonnement, ni publicité/).closest('details');
  expect(answer).not.toHaveAttribute('open');
  await userEvent.click(questions.getByText('Est-ce gratuit ?'));
  expect(answer).toHaveAttribute('open');
});
