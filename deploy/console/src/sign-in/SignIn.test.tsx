import { json } from '@az/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeControlPlane, refusal, sampleStatus } from '../testing/fake-control-plane.ts';
import { openConsole, press, sampleControlPlane } from '../testing/open-console.tsx';

let control: FakeControlPlane;

beforeEach(() => {
  control = sampleControlPlane();
});

const field = () => screen.getByLabelText(/Jeton d’équipe/);

async function signInWith(token: string) {
  await userEvent.click(field());
  await userEvent.paste(token);
  await press('Ouvrir la console');
}

test('a valid token opens the console in this tab only, and signing out deletes it', async () => {
  openConsole('/deploy', null);
  expect(document.title).toBe('Console de déploiement · Console AZ Connect');
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveAttribute('autocomplete', 'off');
  await signInWith(' az_good ');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vue d’ensemble' })).toBeVisible();
  expect(control.calls.map(({ token }) => token)).toEqual(control.calls.map(() => 'az_good'));
  expect(sessionStorage.getItem('az-operator-token')).toBe('az_good');
  expect(JSON.stringify(localStorage)).not.toContain('az_good');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Menu de/ })).toBeNull();
  await press('Se déconnecter');
  expect(field()).toHaveValue('');
  expect(sessionStorage.getItem('az-operator-token')).toBeNull();
});

test.each([
  [
    'is unknown',
    () => refusal(401, 'Unknown token.'),
    'Ce jeton n’est pas accepté : il est inconnu, expiré ou révoqué.',
  ],
  ['may not read', () => refusal(403, 'No.'), 'Ce jeton ne permet pas de lire l’état des déploiements.'],
  [
    'comes after too many',
    () => refusal(429, 'Wait.'),
    'Ce jeton n’est pas accepté, et trop d’autres l’ont été refusés depuis cette adresse : vérifiez-le, ou attendez une minute.',
  ],
  [
    'finds nobody',
    () => new TypeError('Failed to fetch'),
    'L’origine ne répond pas : vérifiez votre connexion, puis réessayez.',
  ],
  [
    'finds a broken origin',
    () => json({}, { status: 500 }),
    'L’origine a répondu par une erreur : son journal dit pourquoi. Réessayez dans un instant ; si une version doit être retirée avant, écrivez kill.json sur chaque origine.',
  ],
  [
    'finds another server',
    () => new Response('<!doctype html>'),
    'L’origine a répondu par une erreur : son journal dit pourquoi. Réessayez dans un instant ; si une version doit être retirée avant, écrivez kill.json sur chaque origine.',
  ],
])(
  'a token that %s is reported in one sentence and stays to be corrected',
  async (_case, answer, sentence) => {
    control.on('GET /status', answer);
    openConsole('/deploy', null);
    expect(screen.queryByRole('alert')).toBeNull();
    await signInWith('az_bad');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toHaveValue('az_bad');
    expect(field()).toHaveFocus();
    expect(sessionStorage.getItem('az-operator-token')).toBeNull();
  },
);

test('no call is made without a token, nor with characters that no header can hold', async () => {
  openConsole('/deploy', null);
  await press('Ouvrir la console');
  expect(field()).toHaveAccessibleDescription(/Indiquez le jeton de votre équipe\./);
  await signInWith('jeton à moi');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce jeton n’est pas accepté/);
  expect(control.calls).toEqual([]);
});

test('pressing twice makes one call', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  control.on('GET /status', () => new Promise((resolve) => (arrive = resolve)));
  openConsole('/deploy', null);
  await userEvent.click(field());
  await userEvent.paste('az_good');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ouvrir la console' }));
  expect(control.calls).toHaveLength(1);
  arrive(json(sampleStatus()));
  await waitFor(() => expect(screen.queryByLabelText(/Jeton d’équipe/)).toBeNull());
});

test('a token that is revoked while the console is open leads back to the sign-in, with the reason', async () => {
  control.on(
    'GET /status',
    () => json(sampleStatus()),
    () => refusal(401, 'Revoked.'),
  );
  openConsole();
  await screen.findByRole('heading', { level: 1, name: 'Vue d’ensemble' });
  await press('Actualiser');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce jeton n’est pas accepté/);
  expect(sessionStorage.getItem('az-operator-token')).toBeNull();
});
