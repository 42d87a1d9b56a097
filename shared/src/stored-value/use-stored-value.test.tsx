import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifyRemoved } from '../session/removals.ts';
import { endClosedAccount, removeSession } from '../session/session.ts';
import { fakeServer, renderInApp, sampleMember } from '../testing/index.ts';
import { useStoredValue } from './index.ts';

const awa = sampleMember();
const listOf = (found: unknown) => (Array.isArray(found) ? found.map(String) : []);

function List({ memberId }: { memberId: string }) {
  const { value, change } = useStoredValue(`az-list:${memberId}`, listOf);
  return (
    <>
      <p>{value.join(', ') || 'nothing'}</p>
      <button onClick={() => change((items) => [...items, `of ${memberId || 'a visitor'}`])} type="button">
        Add
      </button>
    </>
  );
}

const open = (memberId = awa.id) => renderInApp(<List memberId={memberId} />, { member: awa });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

/** Makes every write of a test fail, as in a browser whose storage is full. */
function fillStorage() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const memberId of [awa.id, '7', '']) act(() => notifyRemoved('signed-out', memberId));
});

test('a member’s value is stored and read again', async () => {
  const { unmount } = open();
  await add();
  expect(localStorage.getItem('az-list:1042')).toBe('["of 1042"]');
  unmount();
  open();
  expect(screen.getByText('of 1042')).toBeVisible();
});

test('where storage is full it lasts as long as the page', async () => {
  fillStorage();
  const { unmount } = open();
  await add();
  unmount();
  open();
  expect(screen.getByText('of 1042')).toBeVisible();
});

test.each([
  ['a sign-out', removeSession],
  ['the end of the account', async () => endClosedAccount()],
])('%s removes values in memory, and nothing of others', async (_case, end) => {
  fakeServer();
  fillStorage();
  for (const memberId of ['7', '']) {
    const { unmount } = open(memberId);
    await add();
    unmount();
  }
  const { unmount } = open();
  await add();
  await act(end);
  expect(screen.getByText('nothing')).toBeVisible();
  unmount();
  for (const memberId of ['7', '']) {
    const { unmount } = open(memberId);
    expect(screen.getByText(memberId ? 'of 7' : 'of a visitor')).toBeVisible();
    unmount();
  }
});

test.each(['expired', 'replaced'] as const)('it outlives a session that is %s', async (removal) => {
  fillStorage();
  open();
  await add();
  act(() => notifyRemoved(removal, awa.id));
  expect(screen.getByText('of 1042')).toBeVisible();
});
