import { toWireUser } from '../contracts/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { confirmEmail, register, requestPasswordReset, resetPassword } from './account-access.api.ts';

let server: FakeServer;

const account = {
  type: 'person',
  Names: 'Awa',
  LastName: 'Moreau',
  email: 'awa@exemple.test',
  password: 'un long secret',
} as const;

const user = toWireUser(sampleMember());
const refused = () => json({ error: { kind: 'invalid', fields: { email: 'Non' } } }, { status: 400 });

beforeEach(() => {
  server = fakeServer();
});

describe('register', () => {
  test('returns the session that the server starts', async () => {
    server.on('POST /register', () => json({ status: true, access_token: 'abc', user }));
    await expect(register(account)).resolves.toEqual({ token: 'abc', user });
    expect(await server.requests[0]?.json()).toEqual(account);
  });

  test('returns no session when a mail has to be confirmed first', async () => {
    server.on('POST /register', () => json({ status: true }));
    await expect(register(account)).resolves.toBeNull();
  });

  test.each([{ status: false }, { status: true, access_token: 'abc' }, {}, []])(
    'rejects the reply %j',
    async (reply) => {
      server.on('POST /register', () => json(reply));
      await expect(register(account)).rejects.toMatchObject({ kind: 'bad-reply' });
    },
  );

  test('rejects with the sentences for the fields', async () => {
    server.on('POST /register', refused);
    await expect(register(account)).rejects.toMatchObject({ kind: 'invalid', fields: { email: 'Non' } });
  });
});

describe.each([
  ['/forgot-password', () => requestPasswordReset('a@b.test'), { email: 'a@b.test' }],
  ['/reset-password', () => resetPassword('t0ken', 'secret'), { token: 't0ken', password: 'secret' }],
  ['/confirm-email', () => confirmEmail('t0ken'), { token: 't0ken' }],
])('POST %s', (path, call, body) => {
  test('resolves on success, and sends the body of the contract', async () => {
    server.on(`POST ${path}`, () => json({ status: true }));
    await expect(call()).resolves.toBeUndefined();
    expect(await server.requests[0]?.json()).toEqual(body);
    expect(server.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test.each([
    ['bad-reply', () => json({ status: false })],
    ['invalid', refused],
    ['not-found', () => json({}, { status: 404 })],
    ['offline', () => new TypeError('Failed to fetch')],
  ])('rejects as %s', async (kind, answer) => {
    server.on(`POST ${path}`, answer);
    await expect(call()).rejects.toMatchObject({ kind });
    expect(server.requests).toHaveLength(1);
  });
});
