import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaError } from './area-error.ts';
import { ErrorTile } from './ErrorTile.tsx';

function show(area = 'feed') {
  const onRetry = jest.fn();
  const error = new AreaError(area, 'page', null, new Error('404'));
  return {
    ...renderInApp(<ErrorTile error={error} onRetry={onRetry} />, { member: sampleMember() }),
    onRetry,
    error,
  };
}

test('says what happened and what to do, in the words of the specification', () => {
  show();
  expect(
    screen.getByRole('heading', { level: 1, name: "Cette page n'a pas pu être chargée." }),
  ).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain(
    "La rubrique «\u202fFil\u202f» ne répond pas. Le reste du site fonctionne : réessayez ou revenez à l'accueil.",
  );
});

test.each([
  ['feed', 'Fil'],
  ['profile', 'Profil'],
  ['settings', 'Paramètres'],
  ['messaging', 'Messagerie'],
  ['content', 'Actualités et événements'],
  ['shop', 'shop'],
])('calls the area %s %s', (area, label) => {
  show(area);
  expect(screen.getByRole('alert').textContent).toContain(`«\u202f${label}\u202f»`);
});

test('does not name the shell, which members do not know', () => {
  show('shell');
  expect(screen.getByRole('alert').textContent).toContain(
    'Une partie du site ne répond pas. Le reste du site',
  );
});

test('the document title names this page, not the previous one', () => {
  const stop = startTitle();
  document.title = 'Accueil';
  const { unmount } = show();
  expect(document.title).toBe('Page indisponible · AZ Connect');
  unmount();
  const error = new AreaError('feed', 'page', null, new Error('404'));
  renderInApp(<ErrorTile error={error} onRetry={jest.fn()} title="Albums" />);
  expect(document.title).toBe('Albums · AZ Connect');
  stop();
});

test('is announced and gets the focus', () => {
  show();
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('gets the focus after a navigation too', () => {
  show();
  expect(document.getElementById('titre')).toBe(screen.getByRole('heading', { level: 1 }));
});

test('retries on request', async () => {
  const { onRetry } = show();
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('links to the home feed without a reload', async () => {
  const { router } = show('settings');
  await userEvent.click(screen.getByRole('link', { name: "Retour à l'accueil" }));
  expect(router.state.location.pathname).toBe('/feed/home');
});

test('shows the reference of the report', () => {
  const { error } = show();
  expect(screen.getByText(`Référence : ${error.reportId}`)).toBeVisible();
});
