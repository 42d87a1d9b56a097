import { act, render, screen } from '@testing-library/react';
import { toWireUser } from '../contracts/index.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { AuthProvider, useAuthContext } from './index.ts';

function WhoIsThere() {
  const { member, isAuthenticated, saveSession, removeSession } = useAuthContext();
  return (
    <>
      <p>{isAuthenticated ? `Bonjour ${member?.firstName}` : 'Personne'}</p>
      <button
        onClick={() => saveSession('abc', toWireUser(sampleMember()), { remember: false })}
        type="button"
      >
        Entrer
      </button>
      <button onClick={() => void removeSession()} type="button">
        Sortir
      </button>
    </>
  );
}

test('useAuthContext outside an AuthProvider throws the fixed sentence', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<WhoIsThere />)).toThrow(
    new Error('useAuthContext must be used within an AuthProvider'),
  );
});

test('children of the provider follow the session', async () => {
  fakeServer();
  render(
    <AuthProvider>
      <WhoIsThere />
    </AuthProvider>,
  );
  expect(screen.getByText('Personne')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Entrer' }).click());
  expect(screen.getByText('Bonjour Awa')).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Sortir' }).click());
  expect(screen.getByText('Personne')).toBeVisible();
});

test.each([
  ['auth', () => import('./auth-store.ts')],
  ['api', () => import('../api/client.ts')],
])('a second instance of %s in one page throws', async (name, load) => {
  expect((globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`@az/shared/${name}`)]).toBe(1);
  jest.resetModules();
  await expect(load()).rejects.toThrow(`@az/shared/${name} exists already in this page`);
});
