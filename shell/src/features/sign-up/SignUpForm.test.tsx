import { currentSession } from '@az/shared/auth';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as SignUpCardPage } from './SignUpCardPage.tsx';
import { Component as SignUpPage } from './SignUpPage.tsx';

const path = '/auth-advance/sign-up';
const user = { Customers_Numbers: '2001', Names: 'Awa', LastName: 'Moreau' };
const welcome = () => json({ status: true, access_token: 'new-token', user });
const refuse = (fields: Record<string, string>, status = 400) =>
  json({ error: { kind: 'invalid', message: 'Refusé', fields } }, { status });

let server: FakeServer;

const sent = () => server.requests.filter(({ url }) => !url.endsWith('/capabilities'));
const field = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole('button', { name: 'Créer mon compte' });
const terms = () => screen.getByRole('checkbox', { name: /^J'accepte les conditions/ });

function open(search = '', member: ReturnType<typeof sampleMember> | null = null) {
  return renderInApp(<SignUpPage />, { route: `${path}${search}`, path, member });
}

async function put(label: string, text: string) {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

async function fillIn(changes: Record<string, string> = {}) {
  const texts = {
    Prénom: 'Awa',
    Nom: 'Moreau',
    'Adresse e-mail': 'awa@exemple.test',
    'Mot de passe': 'trois mots secrets',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) await put(label, text);
  await userEvent.click(terms());
}

beforeEach(() => {
  server = fakeServer();
  server.on('POST /register', welcome);
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

describe('the form', () => {
  test.each([SignUpPage, SignUpCardPage])('can be filled in by a password manager', (Page) => {
    renderInApp(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
    expect(field('Adresse e-mail')).toHaveAttribute('autocomplete', 'email');
    expect(field('Mot de passe')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Prénom')).toHaveAttribute('autocomplete', 'given-name');
  });

  test('shows the password rule before anything is typed', () => {
    open();
    expect(field('Mot de passe')).toHaveAccessibleDescription(/^8 caractères ou plus\./);
    expect(screen.queryByText(/Robustesse/)).toBeNull();
  });

  test('describes the strength of the password in words', async () => {
    open();
    await put('Mot de passe', 'azerty1');
    expect(screen.getByText('Robustesse estimée : trop court')).toBeVisible();
    await userEvent.type(field('Mot de passe'), '2');
    expect(screen.getByText('Robustesse estimée : faible')).toBeVisible();
    await put('Mot de passe', ' sous la pluie battante');
    expect(screen.getByText('Robustesse estimée : très bonne')).toBeVisible();
  });

  test.each([
    ['Prénom', 'Ouagadougou'],
    ['Nom', 'Ouagadougou'],
    ['Adresse e-mail', 'ouagadougou@exemple.test'],
  ])('what is typed as %s makes a password weak that consists of it', async (label, text) => {
    open();
    await put('Mot de passe', 'ouagadougou');
    expect(screen.queryByText('Robustesse estimée : faible')).toBeNull();
    await put(label, text);
    expect(screen.getByText('Robustesse estimée : faible')).toBeVisible();
  });

  test('a company has one name, and the names typed for a person are kept', async () => {
    open();
    await put('Prénom', 'Awa');
    await userEvent.click(screen.getByRole('radio', { name: 'Entreprise' }));
    expect(screen.queryByLabelText('Prénom')).toBeNull();
    await put('Raison sociale', 'Les Manguiers');
    await userEvent.click(screen.getByRole('radio', { name: 'Personne' }));
    expect(field('Prénom')).toHaveValue('Awa');
    expect(screen.queryByLabelText('Raison sociale')).toBeNull();
  });

  test('the terms open in another tab', () => {
    open();
    const link = screen.getByRole('link', { name: /\(nouvel onglet\)$/ });
    expect(link).toHaveAttribute('href', '/privacy-terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('keeps the redirect in the link to the sign-in', () => {
    open('?redirectTo=%2Fmessaging');
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/auth-advance/sign-in?redirectTo=%2Fmessaging',
    );
  });
});

test('an incomplete form shows a summary, focuses its first field and sends nothing', async () => {
  open();
  await userEvent.click(send());
  const summary = screen.getByRole('group', { name: '5 informations sont à corriger' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Indiquez votre prénom.',
    'Indiquez votre nom.',
    'Indiquez votre adresse e-mail.',
    'Choisissez un mot de passe.',
    'Acceptez les conditions pour créer un compte.',
  ]);
  expect(field('Prénom')).toHaveFocus();
  expect(field('Prénom')).toHaveAccessibleDescription('Indiquez votre prénom.');
  expect(terms()).toHaveAccessibleDescription('Acceptez les conditions pour créer un compte.');
  await userEvent.click(within(summary).getByRole('link', { name: /^Acceptez/ }));
  expect(terms()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('the password is typed once, and can be shown', async () => {
  open();
  await fillIn();
  expect(field('Mot de passe')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(field('Mot de passe')).toHaveAttribute('type', 'text');
});

describe('an account that is created', () => {
  test('is signed in and sent to the requested page', async () => {
    const { router } = open('?redirectTo=%2Fmessaging');
    await fillIn();
    await userEvent.click(send());
    expect(currentSession()).toMatchObject({
      status: 'signed-in',
      token: 'new-token',
      member: { id: '2001' },
    });
    expect(router.state.location.pathname).toBe('/messaging');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await sent()[0]?.json()).toEqual({
      type: 'person',
      Names: 'Awa',
      LastName: 'Moreau',
      email: 'awa@exemple.test',
      password: 'trois mots secrets',
    });
  });

  test('takes its first steps where the server has them', async () => {
    server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
    const { router } = open();
    await fillIn();
    await userEvent.click(send());
    expect(router.state.location.pathname).toBe('/feed/welcome');
  });

  test('of a company is sent as a company', async () => {
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: 'Entreprise' }));
    await put('Raison sociale', 'Les Manguiers');
    await userEvent.click(send());
    expect(await sent()[0]?.json()).toMatchObject({
      type: 'webcompany',
      Names: 'Les Manguiers',
      LastName: '',
    });
  });

  test('never redirects to another site', async () => {
    const { router } = open('?redirectTo=%2F%2Fautre.test');
    await fillIn();
    await userEvent.click(send());
    expect(router.state.location.pathname).toBe('/feed/home');
  });

  test('asks to check the mail if the server requires it first', async () => {
    server.on('POST /register', () => json({ status: true }));
    open();
    await fillIn();
    await userEvent.click(send());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' })).toHaveFocus(),
    );
    expect(screen.getByText(/awa@exemple\.test/)).toBeVisible();
    expect(currentSession().status).toBe('signed-out');
  });

  test('is requested once, however often the button is pressed', async () => {
    open();
    await fillIn();
    await act(async () => {
      send().click();
      send().click();
    });
    expect(sent()).toHaveLength(1);
  });
});

describe('a request that fails', () => {
  test("shows the server's messages at their fields until the field changes", async () => {
    server.on('POST /register', () => refuse({ email: 'Cette adresse est refusée.', Names: 'Trop long.' }));
    open();
    await fillIn();
    await userEvent.click(send());
    expect(field('Prénom')).toHaveFocus();
    expect(field('Adresse e-mail')).toHaveAccessibleDescription('Cette adresse est refusée.');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field('Prénom'), 'h');
    expect(field('Prénom')).not.toHaveAttribute('aria-invalid');
    expect(field('Adresse e-mail')).toHaveAccessibleDescription('Cette adresse est refusée.');
  });

  test.each([
    [
      'an address that is taken',
      () => json({}, { status: 409 }),
      /^Aucun compte ne peut être créé avec cette adresse\./,
    ],
    [
      'a server without the call',
      () => json({}, { status: 404 }),
      /^Ce serveur ne permet pas de créer un compte en ligne\./,
    ],
    ['too many', () => json({}, { status: 429, headers: { 'Retry-After': '60' } }), /dans 60 secondes\.$/],
    ['a failing server', () => json({}, { status: 500 }), /^Le service rencontre un problème\./],
    ['no connection', () => new TypeError('Failed to fetch'), /^Le serveur ne répond pas\./],
    ['an answer that means nothing', () => json(null), /n'a pas pu être lue\./],
  ])('%s shows a message and keeps every value', async (_case, answer, sentence) => {
    server.on('POST /register', answer);
    open();
    await fillIn();
    await userEvent.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(field('Prénom')).toHaveValue('Awa');
    expect(field('Adresse e-mail')).toHaveValue('awa@exemple.test');
    expect(field('Mot de passe')).toHaveValue('trois mots secrets');
    expect(terms()).toBeChecked();
    expect(send()).toHaveAttribute('aria-busy', 'false');
  });
});

test('a server without registration is named first, and the form is shown all the same', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Ce serveur ne permet pas de créer un compte en ligne\./,
  );
  expect(send()).toBeEnabled();
});

test('a signed-in member sees a message', async () => {
  open('', sampleMember());
  expect(await screen.findByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  expect(screen.getByText('Vous êtes déjà connecté.')).toBeVisible();
  expect(screen.queryByLabelText('Prénom')).toBeNull();
});
