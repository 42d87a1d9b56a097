import { hash, verify } from '@node-rs/argon2';
import { checkPassword, hashPassword } from './passwords.ts';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const calls = () => jest.mocked(verify).mock.calls;
const parametersOf = (hash: unknown) => String(hash).split('$').slice(1, 4);

beforeEach(() => jest.mocked(verify).mockClear());

it('does the same work for a wrong password and for nobody’s: one verification with the same parameters', async () => {
  const kept = await hashPassword('trois-pirogues');
  expect(await checkPassword('wrong-password', kept)).toBe(false);
  expect(await checkPassword('wrong-password', null)).toBe(false);
  expect(calls()).toHaveLength(2);
  const [known, unknown] = calls().map(([hash]) => parametersOf(hash));
  expect(known).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(unknown).toEqual(known);
});

it('never matches without a stored hash', async () => {
  jest.mocked(verify).mockResolvedValueOnce(true);
  expect(await checkPassword('whatever', null)).toBe(false);
});

it('distinguishes passwords beyond 72 bytes, and does not cut them', async () => {
  const long = 'é'.repeat(1023);
  const kept = await hashPassword(`${long}a`);
  expect(await checkPassword(`${long}a`, kept)).toBe(true);
  expect(await checkPassword(`${long}b`, kept)).toBe(false);
  expect(await checkPassword(long, kept)).toBe(false);
});

// Composed, decomposed, and with the no-break and narrow spaces of French keyboards.
const forms = ['Été à Oyem 2026', 'Été à Oyem 2026'.normalize('NFD'), 'Été\u00a0à\u202fOyem\u30002026'];

it.each(forms)('%j is one password in every form', async (chosen) => {
  const kept = await hashPassword(chosen);
  for (const typed of forms) expect(await checkPassword(typed, kept)).toBe(true);
  expect(await checkPassword('Ete a Oyem 2026', kept)).toBe(false);
});

it.each(forms)('%j still opens with a hash of it as it was typed', async (typed) => {
  expect(await checkPassword(typed, await hash(typed))).toBe(true);
});

it('does the same work for a wrong password of two forms and for nobody’s', async () => {
  const kept = await hashPassword('trois-pirogues');
  for (const hashed of [kept, null]) {
    jest.mocked(verify).mockClear();
    expect(await checkPassword('e\u0301te\u0301', hashed)).toBe(false);
    expect(calls()).toHaveLength(2);
  }
});
