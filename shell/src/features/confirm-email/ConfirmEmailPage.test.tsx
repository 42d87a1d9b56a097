import { currentSession } from '@az/shared/auth';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const path = '/auth-advance/confirm-email';
const confirmed = 'Votre adresse e-mail est confirmée. Connectez-vous désormais avec elle.';

let server: FakeServer;

const open = (after = '#token=s3cret%2Ftoken', member: ReturnType<typeof sampleMember> | null = null) =>
  renderInApp(<ConfirmEmailPage />, { route: `${path}${after}`, path, member });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));
const sent = () => server.requests.filter(({ url }) => url.endsWith('/confirm-email'));

beforeEach(() => {
  server = fakeServer();
  server.on('POST /confirm-email', () => json({ status: true }));
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

test('nothing is confirmed before the button is pressed, and the token is removed from the address at once', async () => {
  const { router, container } = open();
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmer votre adresse e-mail' })).toBeVisible();
  expect(sent()).toEqual([]);
  expect(router.state.location).toMatchObject({ pathname: path, hash: '' });
  expect(container.innerHTML).not.toContain('s3cret');
  await press();
  expect(await screen.findByText(confirmed)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(await sent()[0]?.json()).toEqual({ token: 's3cret/token' });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth-advance/sign-in');
});

test('a signed-in member then has the address that the server stores', async () => {
  const account = { 'E-mails': 'autre@exemple.test' };
  server.on('GET /account', () => json({ status: true, account }));
  open(undefined, sampleMember());
  await press();
  expect(await screen.findByText(confirmed)).toBeVisible();
  const session = currentSession();
  expect(session.status === 'signed-in' && session.member.email).toBe('autre@exemple.test');
  expect(screen.getByRole('link', { name: 'Voir mon compte' })).toHaveAttribute('href', '/settings/account');
});

test('it is confirmed even if the account cannot be read afterwards', async () => {
  server.on('GET /account', () => json({}, { status: 404 }));
  open(undefined, sampleMember());
  await press();
  expect(await screen.findByText(confirmed)).toBeVisible();
});

test.each([
  ['dead', 400, { kind: 'invalid', fields: { token: 'Non' } }, /^Ce lien n'est plus valable/],
  ['of an address that was taken since', 409, { kind: 'conflict', message: 'Déjà prise.' }, /^Déjà prise\.$/],
])('a link %s says so and links to the settings', async (_what, status, error, sentence) => {
  server.on('POST /confirm-email', () => json({ error }, { status }));
  open();
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir mon compte' })).toBeVisible();
});

test.each([
  ['is unavailable', () => json({}, { status: 503 }), /^Le service rencontre un problème\./],
  ['cannot be reached', () => new TypeError('Failed to fetch'), /^Le serveur ne répond pas\./],
  ['asks to wait', () => json({}, { status: 429, headers: { 'Retry-After': '30' } }), /dans 30 secondes\.$/],
])('a server that %s keeps the link for another attempt', async (_what, answer, sentence) => {
  server.on('POST /confirm-email', [answer, () => json({ status: true })]);
  open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await press();
  expect(await screen.findByText(confirmed)).toBeVisible();
});

test('an unsupporting server says so, and the link is not called invalid', async () => {
  server.on('GET /capabilities', () => json({ extensions: [] }));
  server.on('POST /confirm-email', () => json({}, { status: 404 }));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent(/^Ce serveur ne permet pas de confirmer/);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce serveur ne permet pas de confirmer/);
});

test('without a link there is no button', async () => {
  open('');
  expect(screen.getByText(/^Ouvrez le lien de l'e-mail/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a second link opened in the same tab replaces the first', async () => {
  server.on('POST /confirm-email', [
    () => json({ error: { kind: 'invalid' } }, { status: 400 }),
    () => json({ status: true }),
  ]);
  const { router } = open('#token=abc');
  await press();
  await screen.findByRole('alert');
  await act(() => router.navigate(`${path}#token=def`));
  await press();
  expect(await screen.findByText(confirmed)).toBeVisible();
  expect(await sent()[1]?.json()).toEqual({ token: 'def' });
});
