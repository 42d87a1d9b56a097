import { getGlobalFeed } from '@az/shared/api';
import { currentSession, endClosedAccount, startSession } from '@az/shared/auth';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passwordChanged } from '../../account-access/password-changed.ts';
import { Component as SignInCardPage } from './SignInCardPage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { Component as SignInPage } from './SignInPage.tsx';

const path = '/auth-advance/sign-in';

const user = { Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' };
const welcome = () => json({ status: true, access_token: 'new-token', user });
const refuse = () => json({ status: false }, { status: 401 });

let server: FakeServer;

function open(search = '', member: ReturnType<typeof sampleMember> | null = null) {
  return renderInApp(<SignInForm />, { route: `${path}${search}`, path, member });
}

/** Requests, without the query for capabilities. */
const sent = () => server.requests.filter(({ url }) => !url.endsWith('/capabilities'));

const email = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
const password = () => screen.getByLabelText('Mot de passe');
const send = () => screen.getByRole('button', { name: 'Se connecter' });

async function fillIn() {
  await fill(email(), 'awa@exemple.test');
  await fill(password(), 'Secret-1');
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the token as a sign-in stores it
  document.cookie = cookie;
}

beforeEach(() => {
  setCookie('authKey=; path=/; max-age=0');
  server = fakeServer();
  server.on('POST /login', welcome);
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

describe('the form', () => {
  test('can be filled in by a password manager', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(email()).toHaveAttribute('name', 'email');
    expect(password()).toHaveAttribute('name', 'password');
  });

  test('shows and hides the password', async () => {
    open();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('its links keep the redirect', () => {
    open('?redirectTo=%2Fmessaging');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Mot de passe oublié\u202f?')).toBe('/auth-advance/forgot-pass?redirectTo=%2Fmessaging');
    expect(target('Créer un compte')).toBe('/auth-advance/sign-up?redirectTo=%2Fmessaging');
  });

  test('has no link to a page that is not live', () => {
    renderInApp(<SignInForm />, { isRouteLive: () => false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('the page says what the product is and links to more about it', () => {
  renderInApp(<SignInPage />, { route: path, path });
  expect(screen.getByText(/^Un réseau social et professionnel\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Le découvrir' })).toHaveAttribute('href', '/landing');
});

describe('an incomplete form', () => {
  test('shows what is missing, focuses the first field and sends nothing', async () => {
    open();
    expect(screen.queryByText('Indiquez votre adresse e-mail.')).toBeNull();
    await userEvent.click(send());
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    expect(password()).toHaveAccessibleDescription('Indiquez votre mot de passe.');
    expect(sent()).toEqual([]);
  });

  test('focuses the password if only that is missing', async () => {
    open();
    await userEvent.type(email(), 'awa@exemple.test{Enter}');
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
  });

  test('lists errors in the summary and the title, with links to the fields', async () => {
    const stop = startTitle();
    renderInApp(<SignInCardPage />);
    expect(document.title).toMatch(/^Connexion · /);
    await userEvent.click(send());
    expect(document.title).toMatch(/^Erreur : Connexion · /);
    const summary = screen.getByRole('group', { name: '2 informations sont à corriger' });
    await userEvent.click(within(summary).getByRole('link', { name: 'Indiquez votre mot de passe.' }));
    expect(password()).toHaveFocus();
    stop();
  });

  test('is validated on every change after the first submit, and not before', async () => {
    open();
    await userEvent.type(email(), 'awa');
    await userEvent.tab();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(send());
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email(), '@exemple.tes');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email(), '@');
    expect(email()).toHaveAccessibleDescription(/n'est pas valide/);
    expect(screen.getByRole('group', { name: '2 informations sont à corriger' })).toBeVisible();
    await userEvent.type(email(), '{Backspace}');
    await userEvent.type(password(), 'x');
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('with the right credentials', () => {
  test('the member is signed in and sent to the home feed', async () => {
    const { router } = open();
    await fillIn();
    await userEvent.click(send());
    expect(currentSession()).toMatchObject({
      status: 'signed-in',
      token: 'new-token',
      member: { id: '1042' },
    });
    expect(router.state.location.pathname).toBe('/feed/home');
    expect(router.state.historyAction).toBe('REPLACE');
    const [request, ...more] = sent();
    expect(request?.url).toMatch(/\/login$/);
    expect(await request?.json()).toEqual({ email: 'awa@exemple.test', password: 'Secret-1' });
    expect(more).toEqual([]);
  });

  test.each([
    ['/messaging', '/messaging'],
    ['/settings/account?tab=1#langue', '/settings/account?tab=1#langue'],
    ['//autre.test/feed', '/feed/home'],
    ['/\\autre.test', '/feed/home'],
    ['https://autre.test/', '/feed/home'],
    ['javascript:alert(1)', '/feed/home'],
    ['/%2f%2fautre.test', '/feed/home'],
    ['/auth-advance/sign-in', '/feed/home'],
  ])('redirectTo=%s leads to %s', async (redirectTo, target) => {
    const { router } = open(`?${new URLSearchParams({ redirectTo })}`);
    await fillIn();
    await userEvent.click(send());
    const { pathname, search, hash } = router.state.location;
    expect(`${pathname}${search}${hash}`).toBe(target);
  });

  test.each([
    ['only until the browser closes', false],
    ['for 30 days when asked to', true],
  ])('they stay signed in %s', async (_case, remember) => {
    const set = jest.spyOn(document, 'cookie', 'set');
    open();
    await fillIn();
    const box = screen.getByRole('checkbox', { name: 'Rester connecté' });
    expect(box).toHaveAccessibleDescription(/30 jours.*8 heures/);
    if (remember) await userEvent.click(box);
    await userEvent.click(send());
    const session = () => set.mock.calls.find(([text]) => text.startsWith('authKey=new-token'))?.[0];
    await waitFor(() => expect(session()).toBeDefined());
    expect(/; max-age=2592000(;|$)/.test(session() ?? '')).toBe(remember);
    expect(await sent()[0]?.json()).toEqual({
      email: 'awa@exemple.test',
      password: 'Secret-1',
      ...(remember && { remember }),
    });
  });

  test('Enter in a field submits too', async () => {
    open();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(currentSession().status).toBe('signed-in');
  });

  test('two presses before the screen can change send one request', async () => {
    open();
    await fillIn();
    await act(async () => {
      send().click();
      send().click();
    });
    expect(currentSession().status).toBe('signed-in');
    expect(sent()).toHaveLength(1);
  });

  test('a second press while the first request is pending sends nothing', async () => {
    let end: (response: Response) => void = () => undefined;
    server.on('POST /login', () => new Promise((resolve) => (end = resolve)));
    open();
    await fillIn();
    await userEvent.dblClick(send());
    await userEvent.type(password(), '{Enter}');
    expect(sent()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => end(welcome()));
    expect(currentSession().status).toBe('signed-in');
    expect(sent()).toHaveLength(1);
  });
});

describe('a sign-in that fails', () => {
  test('shows that the credentials are wrong, keeps them and focuses the password', async () => {
    server.on('POST /login', refuse);
    open();
    await fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(
      "L'adresse e-mail ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.",
    );
    expect(email()).toHaveValue('awa@exemple.test');
    expect(password()).toHaveValue('Secret-1');
    expect(password()).toHaveFocus();
    expect(currentSession().status).toBe('signed-out');
  });

  test('shows why the server refused it where that were not the credentials', async () => {
    const message = 'Cette demande vient d’un autre site et a été refusée.';
    server.on('POST /login', () => json({ message }, { status: 403 }));
    open();
    await fillIn();
    await userEvent.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).not.toHaveTextContent('incorrect');
  });

  test.each([
    ['cannot be reached', () => new TypeError('Failed to fetch'), /^Le serveur ne répond pas\./],
    ['has no such call', () => json({}, { status: 404 }), /^Ce serveur ne permet pas de se connecter ici\./],
    ['answers 500', () => json({}, { status: 500 }), /^Le service rencontre un problème\./],
    [
      'asks to wait',
      () => json({}, { status: 429, headers: { 'Retry-After': '240' } }),
      /Réessayez dans 4 minutes\.$/,
    ],
    ['has had enough', () => json({}, { status: 429 }), /^Trop de demandes en peu de temps\./],
    [
      'answers with a page',
      () => new Response('<!doctype html>'),
      /^La réponse du service n'a pas pu être lue\./,
    ],
    [
      'leaves the token out',
      () => json({ status: true, user }),
      /^La réponse du service n'a pas pu être lue\./,
    ],
  ])('shows a message when the server %s', async (_case, answer, sentence) => {
    server.on('POST /login', answer);
    open();
    await fillIn();
    await userEvent.click(send());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(email()).toHaveValue('awa@exemple.test');
    expect(currentSession().status).toBe('signed-out');
  });

  test('can be retried, and its message is removed', async () => {
    server.on('POST /login', [refuse, welcome]);
    const { router } = open();
    await fillIn();
    await userEvent.click(send());
    expect(send()).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(send());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(router.state.location.pathname).toBe('/feed/home');
    expect(sent()).toHaveLength(2);
  });
});

describe('a signed-in member', () => {
  test('sees a message and is not redirected', async () => {
    const { router } = open('', sampleMember());
    expect(await screen.findByRole('button', { name: 'Se déconnecter' })).toBeVisible();
    expect(screen.getByText('Vous êtes déjà connecté.')).toBeVisible();
    expect(screen.queryByLabelText('Mot de passe')).toBeNull();
    expect(router.state.location.pathname).toBe(path);
  });

  test.each([
    ['', '/feed/home'],
    ['?redirectTo=%2Fmessaging', '/messaging'],
    ['?redirectTo=%2F%2Fautre.test', '/feed/home'],
  ])('continues from %j to %s', async (search, target) => {
    const { router } = open(search, sampleMember());
    await userEvent.click(screen.getByRole('link', { name: 'Continuer' }));
    expect(router.state.location.pathname).toBe(target);
  });

  test('may sign out, which shows the form', async () => {
    open('', sampleMember());
    await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
    expect(password()).toBeVisible();
    expect(screen.queryByText(/session a expiré/)).toBeNull();
  });
});

test('a server without sign-in is named before anyone types; the form is sent all the same', async () => {
  server.on('GET /capabilities', () => json({}, { status: 404 }));
  server.on('POST /login', () => json({}, { status: 404 }));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Ce serveur ne permet pas de se connecter ici. Adressez-vous à son administrateur.',
  );
  await fillIn();
  await userEvent.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ce serveur ne permet pas de se connecter ici\./);
  expect(email()).toHaveValue('awa@exemple.test');
});

test('a server that cannot be asked is not called unsupporting', async () => {
  server.on('GET /capabilities', () => json({}, { status: 403 }));
  open();
  await fillIn();
  expect(screen.queryByRole('status')).toBeNull();
});

describe('a browser that refuses cookies', () => {
  beforeEach(() => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
  });

  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie');
  });

  test('shows what to do; the session lasts as long as the page', async () => {
    const { router } = open('?redirectTo=%2Fmessaging');
    expect(screen.getByRole('status')).toHaveTextContent(/^Votre navigateur refuse les cookies/);
    await fillIn();
    await userEvent.click(send());
    expect(currentSession().status).toBe('signed-in');
    expect(router.state.location.pathname).toBe('/messaging');
  });
});

test('a browser that accepts cookies shows no notice and keeps no probe', () => {
  open();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.cookie).not.toContain('azProbe');
});

test('after a password change the page says that the new password is needed', async () => {
  const { router } = open();
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => router.navigate(path, { state: passwordChanged }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Votre mot de passe est changé\./);
});

test('after an expired session the page says so, not by a toast', async () => {
  server.on('GET /az/global', refuse);
  await startSession();
  open('?redirectTo=%2Fmessaging', sampleMember());
  expect(screen.queryByRole('status')).toBeNull();
  setCookie('authKey=a-token-for-tests; path=/');
  await act(() => getGlobalFeed().catch(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Votre session a expiré. Reconnectez-vous pour continuer.',
  );
  expect(password()).toBeVisible();
});

test('after closing the account the page says that it is deleted', async () => {
  await startSession();
  open('', sampleMember());
  expect(screen.queryByRole('status')).toBeNull();
  act(() => endClosedAccount());
  expect(screen.getByRole('status')).toHaveTextContent(
    'Votre compte est fermé et vos données sont supprimées.',
  );
});
