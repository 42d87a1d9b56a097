import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as NotFoundPage } from './NotFoundPage.tsx';

test('says what happened and what to do, in the document title too', () => {
  const stop = startTitle();
  renderInApp(<NotFoundPage />, { route: '/nulle-part' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  expect(screen.getByText("Vérifiez l'adresse ou revenez à l'accueil.")).toBeVisible();
  expect(document.title).toBe('Page introuvable · AZ Connect');
  stop();
});

test('keeps the address as it was typed', () => {
  const { router } = renderInApp(<NotFoundPage />, { route: '/nulle-part?q=1' });
  expect(router.state.location).toMatchObject({ pathname: '/nulle-part', search: '?q=1' });
});

test.each([
  ['a member', '/feed/home', sampleMember()],
  ['a visitor', '/auth-advance/sign-in', null],
])('links %s to %s', async (_who, home, member) => {
  const { router } = renderInApp(<NotFoundPage />, { route: '/nulle-part', member });
  await userEvent.click(screen.getByRole('link', { name: "Retour à l'accueil" }));
  expect(router.state.location.pathname).toBe(home);
});

test('a member can search from here', () => {
  renderInApp(<NotFoundPage />, { route: '/nulle-part', member: sampleMember() });
  expect(screen.getByRole('button', { name: 'Rechercher' })).toBeVisible();
});

test('a visitor has no search', () => {
  renderInApp(<NotFoundPage />, { route: '/nulle-part' });
  expect(screen.queryByRole('button', { name: 'Rechercher' })).toBeNull();
});
