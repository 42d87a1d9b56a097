import { currentSession, endClosedAccount } from '@az/shared/auth';
import { readDevicePreference } from '@az/shared/storage';
import { type FakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notPossibleText, ownAccount, readSentBodies, settingsServer } from '../testing/settings-server.ts';
import { Component as AccountPage } from './AccountPage.tsx';

let server: FakeServer;

function open(known?: string[]) {
  server = settingsServer(known);
  return renderInApp(<AccountPage />, { route: '/settings/account', member: sampleMember() });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const identity = () => region('Identité et coordonnées');
const password = () => region('Mot de passe');
const save = (card: ReturnType<typeof region>) =>
  userEvent.click(card.getByRole('button', { name: /^(Enregistrer|Changer le mot de passe)$/ }));
const field = (label: string) => identity().findByLabelText(new RegExp(`^${label}`));

async function type(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await fill(input, text);
}

// Removes what the form holds in memory, too.
afterEach(() => act(() => endClosedAccount()));

test('shows the account and saves only the changes', async () => {
  open();
  expect(await field('Prénom')).toHaveValue('Awa');
  expect(await field('Ville')).toHaveValue('Libreville');
  server.on('PUT /account', () =>
    json({
      status: true,
      account: { ...ownAccount, Phones: '+241 77' },
      user: { Customers_Numbers: '1042', Phones: '+241 77' },
    }),
  );
  await type('Téléphone', ' +241 77');
  await save(identity());
  expect(await identity().findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account')).toEqual([{ Phones: '+241 77' }]);
  const session = currentSession();
  expect(session.status === 'signed-in' && session.member.phone).toBe('+241 77');
});

test('a headline can be written where the server has one', async () => {
  const { unmount } = open();
  await field('Prénom');
  expect(identity().queryByLabelText(/^Titre du profil/)).not.toBeInTheDocument();
  unmount();
  open();
  const account = (Headline: string) => ({ ...ownAccount, Headline });
  server.on('GET /account', () => json({ status: true, account: account('') }));
  server.on('PUT /account', () =>
    json({ status: true, account: account('Guide'), user: { Customers_Numbers: '1042', Headline: 'Guide' } }),
  );
  await type('Titre du profil', 'Guide');
  await save(identity());
  expect(await identity().findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account')).toEqual([{ Headline: 'Guide' }]);
  expect(currentSession()).toMatchObject({ member: { headline: 'Guide' } });
});

test('a company’s name can be changed as a whole if the server gives it a last name', async () => {
  open();
  const company = { ...ownAccount, type: 'webcompany', Names: 'Atelier', LastName: 'Solaire' };
  server.on('GET /account', () => json({ status: true, account: company }));
  server.on('PUT /account', () => json({ status: true, account: { ...company, LastName: '' } }));
  expect(await field('Nom de l’entreprise')).toHaveValue('Atelier');
  expect(await field('Suite du nom')).toHaveValue('Solaire');
  await userEvent.clear(await field('Suite du nom'));
  await save(identity());
  expect(await identity().findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account')).toEqual([{ LastName: '' }]);
  expect(identity().queryByLabelText(/^Suite du nom/)).not.toBeInTheDocument();
});

test('a location is chosen from the country down', async () => {
  open();
  const country = await field('Pays');
  await waitFor(() => expect(country).toHaveValue('Gabon'));
  await userEvent.clear(country);
  await userEvent.type(country, 'fran');
  await userEvent.click(screen.getByRole('option', { name: 'France' }));
  expect(await field('Ville')).toHaveValue('');
  await save(identity());
  expect(await field('Province')).toHaveFocus();
  expect(identity().getByRole('group', { name: '2 informations sont à corriger' })).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account')).toEqual([]);
});

test('a location is sent with the codes of the account and of the lists, numbers as numbers', async () => {
  open();
  const province = { code: 11, Name: 'Estuaire' };
  const account = { ...ownAccount, province, city: { code: 112, Name: 'Libreville' } };
  server.on('GET /account', () => json({ status: true, account }));
  server.on('PUT /account', () => json({ status: true, account }));
  // A list may have a code as text that the account has as a number.
  server.on('POST /province/GA', () => json([{ code_province: '11', Name: 'Estuaire' }]));
  server.on('POST /city/11', () => json([{ code_city: 113, Name: 'Owendo' }]));
  const city = await field('Ville');
  await waitFor(() => expect(city).not.toHaveAttribute('readonly'));
  await userEvent.clear(city);
  await userEvent.type(city, 'owen');
  await userEvent.click(screen.getByRole('option', { name: 'Owendo' }));
  await save(identity());
  expect(await identity().findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account')).toEqual([{ country: 'GA', province: 11, city: 113 }]);
});

test('a new address needs the password, and a wrong one keeps the input', async () => {
  open();
  expect(identity().queryByLabelText('Mot de passe actuel')).not.toBeInTheDocument();
  await type('Adresse e-mail', 'autre@exemple.test');
  await userEvent.type(identity().getByLabelText(/^Mot de passe actuel/), 'faux');
  const refusal = 'Ce mot de passe n’est pas le vôtre.';
  server.on('PUT /account', () =>
    json({ error: { kind: 'invalid', message: refusal, fields: { password: refusal } } }, { status: 400 }),
  );
  await save(identity());
  expect(await identity().findAllByText(refusal)).not.toHaveLength(0);
  await waitFor(() => expect(identity().getByLabelText(/^Mot de passe actuel/)).toHaveFocus());
  expect(await field('Adresse e-mail')).toHaveValue('autre@exemple.test');
});

test('a failing server keeps the input, and the second attempt saves it', async () => {
  open();
  await type('Adresse$', '3 quai Neuf');
  server.on('PUT /account', [
    () => json({}, { status: 500 }),
    () => json({ status: true, account: { ...ownAccount, Adresses: '3 quai Neuf' } }),
  ]);
  await save(identity());
  expect(await identity().findByRole('alert')).toHaveTextContent('n’a pas été enregistrée');
  expect(await field('Adresse$')).toHaveValue('3 quai Neuf');
  await save(identity());
  expect(await identity().findByText('Enregistré')).toBeInTheDocument();
});

test('a server without the call gets no request, and the form says so and keeps the input', async () => {
  open(['network']);
  expect(await field('Ville')).toHaveValue('Libreville');
  await type('Prénom', 'Awa-Marie');
  expect(screen.queryByText(notPossibleText)).not.toBeInTheDocument();
  await save(identity());
  expect(await identity().findByText(notPossibleText)).toBeInTheDocument();
  expect(await field('Prénom')).toHaveValue('Awa-Marie');
  await fill(password().getByLabelText('Mot de passe actuel'), 'secret');
  await fill(password().getByLabelText('Nouveau mot de passe'), 'deux crabes au panier');
  await save(password());
  expect(await password().findByText(notPossibleText)).toBeInTheDocument();
  expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('input outlives the page, except the password', async () => {
  const { unmount } = open();
  await type('Prénom', 'Awa-Marie');
  await type('Adresse e-mail', 'autre@exemple.test');
  await fill(identity().getByLabelText(/^Mot de passe actuel/), 'un secret');
  unmount();
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('un secret');
  open();
  expect(await field('Prénom')).toHaveValue('Awa-Marie');
  await userEvent.click(identity().getByRole('button', { name: 'Repartir de zéro' }));
  expect(await field('Prénom')).toHaveValue('Awa');
});

test('an account that cannot be loaded can be retried', async () => {
  server = settingsServer();
  server.on('GET /account', () => json({}, { status: 500 }));
  renderInApp(<AccountPage />, { route: '/settings/account', member: sampleMember() });
  const retry = await identity().findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 });
  server.on('GET /account', () => json({ status: true, account: ownAccount }));
  await userEvent.click(retry);
  expect(await field('Prénom')).toHaveValue('Awa');
});

test('the password changes and this session continues with another token', async () => {
  open();
  server.on('PUT /account/password', () => json({ status: true, access_token: 'the-next-token' }));
  await fill(password().getByLabelText('Mot de passe actuel'), 'secret');
  await fill(password().getByLabelText('Nouveau mot de passe'), 'deux crabes au panier');
  expect(password().getByText(/Robustesse estimée/)).toBeInTheDocument();
  await save(password());
  expect(await password().findByText(/Mot de passe changé/)).toBeInTheDocument();
  expect(currentSession()).toMatchObject({ status: 'signed-in', token: 'the-next-token' });
  expect(password().getByLabelText('Nouveau mot de passe')).toHaveValue('');
});

test('interface choices are stored in the account and apply at once', async () => {
  open();
  const card = region('Interface');
  expect(readDevicePreference('singleKeyShortcuts')).toBe(true);
  await userEvent.click(await card.findByRole('switch', { name: 'Raccourcis clavier à une touche' }));
  await userEvent.click(card.getByRole('radio', { name: 'Réduits' }));
  expect(readDevicePreference('singleKeyShortcuts')).toBe(true);
  await save(card);
  expect(await card.findByText('Enregistré')).toBeInTheDocument();
  expect(await readSentBodies(server, 'PUT /account/preferences')).toEqual([
    { interface: { singleKeyShortcuts: false, reducedMotion: 'reduce' } },
  ]);
  expect(readDevicePreference('singleKeyShortcuts')).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-az-motion', 'reduce');
});

test('changes the theme at once and says that this device stores it', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Sombre' }));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect(region('Apparence').getByRole('status')).toHaveTextContent('Enregistré sur cet appareil');
  await userEvent.click(screen.getByRole('radio', { name: 'Clair' }));
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('az-draft'));

test('leaving with unsaved changes asks once', async () => {
  const { router } = open();
  await type('Prénom', 'Awa-Marie');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await act(() => router.navigate('/profile/about'));
  const question = await screen.findByRole('dialog', { name: /Quitter sans enregistrer/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Rester' }));
  expect(router.state.location.pathname).toBe('/settings/account');
  expect(await field('Prénom')).toHaveValue('Awa-Marie');
  await act(() => router.navigate('/profile/about'));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/about'));
  expect(drafts()).toEqual([]);
});

test('leaving asks nothing once the changes are undone', async () => {
  const { router } = open();
  await type('Prénom', 'Awa-Marie');
  await type('Prénom', 'Awa');
  await act(() => router.navigate('/profile/about'));
  expect(router.state.location.pathname).toBe('/profile/about');
});

test('the end of the session leaves a page with unsaved changes without a question', async () => {
  const { router } = open();
  await type('Prénom', 'Awa-Marie');
  await act(() => {
    endClosedAccount();
    return router.navigate('/auth-advance/sign-in');
  });
  expect(router.state.location.pathname).toBe('/auth-advance/sign-in');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('another e-mail address', () => {
  const next = 'autre@exemple.test';
  const waiting = { ...ownAccount, pending_email: next };
  const pending = () => identity().getByRole('group', { name: `${next} attend votre confirmation` });
  const press = (name: string) => userEvent.click(identity().getByRole('button', { name }));

  async function openWaiting(more = {}) {
    open();
    server.on('GET /account', () => json({ status: true, account: { ...waiting, ...more } }));
    await field('Prénom');
  }

  test('waits for its confirmation, and the current one stays', async () => {
    open();
    server.on('PUT /account', () => json({ status: true, account: waiting }));
    await type('Adresse e-mail', next);
    await fill(identity().getByLabelText(/^Mot de passe actuel/), 'un secret');
    await save(identity());
    expect(
      await identity().findByText('Enregistré. La nouvelle adresse e-mail attend votre confirmation.'),
    ).toBeVisible();
    expect(pending()).toBeVisible();
    expect(await field('Adresse e-mail')).toHaveValue(ownAccount['E-mails']);
    expect(await readSentBodies(server, 'PUT /account')).toEqual([
      { 'E-mails': next, password: 'un secret' },
    ]);
  });

  test('is sent by mail again', async () => {
    await openWaiting();
    server.on('POST /account/email-change', [
      () => json({ message: 'Patientez.' }, { status: 429, headers: { 'Retry-After': '42' } }),
      () => json({ status: true }),
    ]);
    await press('Renvoyer l’e-mail');
    const alert = await identity().findByRole('alert');
    expect(alert).toHaveTextContent(/^L’e-mail n’a pas été renvoyé\..*Réessayez dans 42 secondes\.$/);
    await press('Renvoyer l’e-mail');
    expect(await identity().findByText(/^E-mail renvoyé/)).toBeVisible();
    expect(identity().queryByRole('alert')).toBeNull();
    expect(pending()).toBeVisible();
  });

  test('is the own one of a sign-up, until the link of its mail is opened', async () => {
    const title = 'Votre adresse e-mail n’est pas confirmée';
    const { unmount } = open();
    await field('Prénom');
    expect(identity().queryByRole('group', { name: title })).toBeNull();
    unmount();
    open();
    const account = (email_proven: boolean) =>
      json({ status: true, account: { ...ownAccount, email_proven } });
    server.on('GET /account', () => account(false));
    server.on('POST /account/email-change', [() => json({ status: true }), () => json({}, { status: 404 })]);
    await field('Prénom');
    expect(identity().getByRole('group', { name: title })).toBeVisible();
    expect(identity().queryByRole('button', { name: 'Annuler ce changement' })).toBeNull();
    await press('Renvoyer l’e-mail');
    expect(await identity().findByText(/^E-mail renvoyé/)).toBeVisible();
    server.on('GET /account', () => account(true));
    await press('Renvoyer l’e-mail');
    expect(await identity().findByText('Cette adresse n’attend plus de confirmation.')).toBeVisible();
    expect(identity().queryByRole('group', { name: title })).toBeNull();
    expect(await field('Adresse e-mail')).toHaveFocus();
  });

  test('is cancelled, and the focus moves to the field', async () => {
    await openWaiting({ email_proven: false });
    server.on('DELETE /account/email-change', () => json({ status: true }));
    await press('Annuler ce changement');
    expect(await identity().findByText('Le changement d’adresse e-mail est annulé.')).toBeVisible();
    expect(identity().queryByText(/attend votre confirmation/)).toBeNull();
    expect(await field('Adresse e-mail')).toHaveFocus();
  });

  test('that was confirmed meanwhile becomes the current one, here and in the session', async () => {
    await openWaiting();
    await type('Prénom', 'Awa-Marie');
    server.on('POST /account/email-change', () => json({}, { status: 404 }));
    server.on('GET /account', () => json({ status: true, account: { ...ownAccount, 'E-mails': next } }));
    await press('Renvoyer l’e-mail');
    await waitFor(async () => expect(await field('Adresse e-mail')).toHaveValue(next));
    expect(identity().queryByText(/attend votre confirmation/)).toBeNull();
    expect(identity().queryByLabelText(/^Mot de passe actuel/)).toBeNull();
    expect(await field('Prénom')).toHaveValue('Awa-Marie');
    const session = currentSession();
    expect(session.status === 'signed-in' && session.member.email).toBe(next);
  });

  test('is reloaded when the member returns from the mail', async () => {
    await openWaiting();
    expect(pending()).toBeVisible();
    server.on('GET /account', () => json({ status: true, account: { ...ownAccount, 'E-mails': next } }));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(async () => expect(await field('Adresse e-mail')).toHaveValue(next));
  });
});
