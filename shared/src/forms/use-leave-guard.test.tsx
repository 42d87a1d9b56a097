import { act, screen } from '@testing-library/react';
import { useAuthContext } from '../session/index.ts';
import { fakeServer, renderInApp, sampleMember } from '../testing/index.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form() {
  const { removeSession } = useAuthContext();
  const { isAsking } = useLeaveGuard(true, false);
  return (
    <>
      <p>{isAsking ? 'asks' : 'asks nothing'}</p>
      <button onClick={() => void removeSession()} type="button">
        Sign out
      </button>
    </>
  );
}

const open = () => renderInApp(<Form />, { route: '/feed/home', member: sampleMember() });

beforeEach(() => void fakeServer());

test('asks for confirmation before another page is opened', async () => {
  const { router } = open();
  await act(() => router.navigate('/posts'));
  expect(screen.getByText('asks')).toBeVisible();
  expect(router.state.location.pathname).toBe('/feed/home');
});

test('a sign-out asks nothing, with or without input', async () => {
  const { router } = open();
  act(() => screen.getByRole('button', { name: 'Sign out' }).click());
  await act(() => router.navigate('/auth/sign-in'));
  expect(screen.getByText('asks nothing')).toBeVisible();
  expect(router.state.location.pathname).toBe('/auth/sign-in');
});
