import { currentSession } from '@az/shared/auth';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ForgotPasswordCardPage } from './ForgotPasswordCardPage.tsx';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const path = '/auth-advance/forgot-pass';
const sentSentence = 'Si un compte existe pour cette adresse, un e-mail a été envoyé.';
const done = () => json({ status: true });

let server: FakeServer;

const sent = () => server.requests.filter(({ url }) => !url.endsWith('/capabilities'));
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function put(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

function open(after = '', member: ReturnType<typeof sampleMember> | null = null) {
  return renderInApp(<ForgotPasswordPage />, { route: `${path}${after}`, path, member });
}

async function choose(password = 'trois mots secrets') {
  await put('Nouveau mot de passe', password);
  await press('Changer le mot de passe');
}

beforeEach(() => {
  server = fakeServer();
  server.on('POST /forgot-password', done);
  server.on('POST /reset-password', done);
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

describe('requesting the link', () => {
  test.each([ForgotPasswordPage, ForgotPasswordCardPage])(
    'sends the address, and shows the same message for every address',
    async (Page) => {
      renderInApp(<Page />);
      expect(screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
      expect(screen.queryByText(sentSentence)).toBeNull();
      await put('Adresse e-mail', ' awa@exemple.test ');
      await press('Recevoir le lien');
      expect(await screen.findByText(sentSentence)).toHaveFocus();
      expect(await sent()[0]?.json()).toEqual({ email: 'awa@exemple.test' });
      expect(screen.queryByText(/awa@exemple/)).toBeNull();
    },
  );

  test('can be repeated with the entered address', async () => {
    open();
    await put('Adresse e-mail', 'awa@exemple.test');
    await press('Recevoir le lien');
    await press('Utiliser une autre adresse');
    expect(field('Adresse e-mail')).toHaveValue('awa@exemple.test');
  });

  test.each([
    ['', 'Indiquez votre adresse e-mail.'],
    ['awa', "L'adresse e-mail n'est pas valide. Exemple : nom@domaine.fr."],
  ])('with the address %j sends nothing', async (address, sentence) => {
    open();
    await userEvent.click(field('Adresse e-mail'));
    if (address) await userEvent.paste(address);
    await press('Recevoir le lien');
    expect(field('Adresse e-mail')).toHaveAccessibleDescription(sentence);
    expect(field('Adresse e-mail')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test.each([
    [
      'has no such call',
      () => json({}, { status: 404 }),
      /^Ce serveur ne permet pas de changer un mot de passe oublié/,
    ],
    ['fails', () => json({}, { status: 500 }), /^Le service rencontre un problème\./],
    ['asks to wait', () => json({}, { status: 429, headers: { 'Retry-After': '90' } }), /dans 2 minutes\.$/],
    ['cannot be reached', () => new TypeError('Failed to fetch'), /^Le serveur ne répond pas\./],
  ])('keeps the address when the server %s', async (_case, answer, sentence) => {
    server.on('POST /forgot-password', answer);
    open();
    await put('Adresse e-mail', 'awa@exemple.test');
    await press('Recevoir le lien');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Adresse e-mail')).toHaveValue('awa@exemple.test');
    expect(screen.queryByText(sentSentence)).toBeNull();
  });

  test('shows that an unsupporting server cannot do it', async () => {
    server.on('GET /capabilities', () => json({ extensions: ['network'] }));
    open();
    expect(await screen.findByRole('status')).toHaveTextContent(/^Ce serveur ne permet pas/);
    expect(screen.getByRole('button', { name: 'Recevoir le lien' })).toBeEnabled();
  });

  test('links back to the sign-in, and keeps the redirect', () => {
    open('?redirectTo=%2Fmessaging');
    expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute(
      'href',
      '/auth-advance/sign-in?redirectTo=%2Fmessaging',
    );
  });
});

describe('with the link of the mail', () => {
  test('the token is removed from the address at once and is not on the page', async () => {
    const stop = startTitle();
    const { router, container } = open('?redirectTo=%2Fmessaging#token=s3cret%2Ftoken');
    await act(async () => undefined);
    expect(router.state.location).toMatchObject({
      pathname: path,
      search: '?redirectTo=%2Fmessaging',
      hash: '',
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(container.innerHTML).not.toContain('s3cret');
    expect(document.title).toMatch(/^Nouveau mot de passe · /);
    expect(screen.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    stop();
  });

  test('the new password is set, and the sign-in page says so', async () => {
    const { router } = open('?redirectTo=%2Fmessaging#token=s3cret%2Ftoken');
    await choose();
    expect(await sent()[0]?.json()).toEqual({ token: 's3cret/token', password: 'trois mots secrets' });
    expect(router.state.location).toMatchObject({
      pathname: '/auth-advance/sign-in',
      search: '?redirectTo=%2Fmessaging',
      state: { passwordChanged: true },
    });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a signed-in member is signed out, because the server ends every session', async () => {
    server.on('POST /logout', () => json({}, { status: 401 }));
    const { router } = open('#token=abc', sampleMember());
    await choose();
    expect(currentSession().status).toBe('signed-out');
    expect(router.state.location.state).toEqual({ passwordChanged: true });
  });

  test('a password that is too short is refused', async () => {
    open('#token=abc');
    await choose('court');
    expect(field('Nouveau mot de passe')).toHaveAccessibleDescription(
      /^Le mot de passe doit avoir au moins 8 caractères\./,
    );
    expect(sent()).toEqual([]);
  });

  test("the server's message is shown at the password", async () => {
    server.on('POST /reset-password', () =>
      json(
        { error: { kind: 'invalid', fields: { password: 'Ce mot de passe est trop courant.' } } },
        { status: 400 },
      ),
    );
    open('#token=abc');
    await choose();
    expect(field('Nouveau mot de passe')).toHaveAccessibleDescription(/^Ce mot de passe est trop courant\./);
    expect(field('Nouveau mot de passe')).toHaveFocus();
  });

  test.each([400, 401, 403, 404, 409, 410])(
    'an invalid one (%d) says so and offers a new request',
    async (status) => {
      server.on('POST /reset-password', () => json({ error: { fields: { token: 'Non' } } }, { status }));
      open('#token=abc');
      await choose();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^Ce lien n'est plus valable : il a expiré ou a déjà servi\./);
      expect(alert).toHaveFocus();
      expect(screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
      await put('Adresse e-mail', 'awa@exemple.test');
      await press('Recevoir le lien');
      expect(await screen.findByText(sentSentence)).toBeVisible();
    },
  );

  test.each([
    ['is unavailable', () => json({}, { status: 503 }), /^Le service rencontre un problème\./],
    ['cannot be reached', () => new TypeError('Failed to fetch'), /^Le serveur ne répond pas\./],
    [
      'asks to wait',
      () => json({}, { status: 429, headers: { 'Retry-After': '30' } }),
      /dans 30 secondes\.$/,
    ],
  ])('a server that %s keeps link and password for another attempt', async (_case, answer, sentence) => {
    server.on('POST /reset-password', [answer, done]);
    const { router } = open('#token=abc');
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Nouveau mot de passe')).toHaveValue('trois mots secrets');
    await press('Changer le mot de passe');
    expect(router.state.location.pathname).toBe('/auth-advance/sign-in');
  });

  test('an unsupporting server says so, and the link is not called invalid', async () => {
    server.on('GET /capabilities', () => json({}, { status: 404 }));
    server.on('POST /reset-password', () => json({}, { status: 404 }));
    open('#token=abc');
    expect(await screen.findByRole('status')).toHaveTextContent(/^Ce serveur ne permet pas/);
    await choose();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Ce serveur ne permet pas/);
    expect(field('Nouveau mot de passe')).toHaveValue('trois mots secrets');
  });

  test('a second link opened in the same tab replaces the first', async () => {
    const { router } = open('#token=abc');
    await act(() => router.navigate(`${path}#token=def`));
    expect(router.state.location.hash).toBe('');
    await choose();
    expect(await sent()[0]?.json()).toMatchObject({ token: 'def' });
  });
});
