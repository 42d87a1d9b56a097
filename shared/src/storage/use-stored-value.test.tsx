import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuthContext } from '../session/index.ts';
import { notifyRemoved } from '../session/removals.ts';
import { endClosedAccount, removeSession } from '../session/session.ts';
import { fakeServer, renderInApp, sampleMember } from '../testing/index.ts';
import { maxStoredLength, memberKey, readStored, writeStored } from './device-storage.ts';
import { useMemberValue } from './use-stored-value.ts';

const awa = sampleMember();
const listKey = memberKey('az-list', (found) => (Array.isArray(found) ? found.map(String) : []));

function List() {
  const { value, change } = useMemberValue(listKey);
  const memberId = useAuthContext().member?.id;
  return (
    <>
      <p>{value.join(', ') || 'nothing'}</p>
      <button onClick={() => change((items) => [...items, `of ${memberId || 'a visitor'}`])} type="button">
        Add
      </button>
    </>
  );
}

const open = (id = awa.id) => renderInApp(<List />, { member: id === '' ? null : sampleMember({ id }) });
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

test('nothing of a visitor is stored, in a part of a key either', () => {
  expect(writeStored(listKey(''), ['a'])).toBe(false);
  expect(writeStored(listKey('', 'part'), ['a'])).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(writeStored(listKey('7', 'part'), ['a'])).toBe(true);
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
  unmount();
  for (const [memberId, text] of [
    [awa.id, 'nothing'],
    ['7', 'of 7'],
    ['', 'of a visitor'],
  ]) {
    const { unmount } = open(memberId);
    expect(screen.getByText(`${text}`)).toBeVisible();
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

test('a value that storage refuses is not written, and one that is too long neither', () => {
  const key = listKey(awa.id);
  expect(writeStored(key, ['a'])).toBe(true);
  expect(writeStored(key, ['b'.repeat(maxStoredLength)])).toBe(false);
  fillStorage();
  expect(writeStored(key, ['c'])).toBe(false);
  expect(readStored(key)).toEqual(['a']);
});

test('another tab’s change is shown', () => {
  open();
  expect(screen.getByText('nothing')).toBeVisible();
  localStorage.setItem('az-list:1042', '["from there"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'az-list:1042' })));
  expect(screen.getByText('from there')).toBeVisible();
});

test('blocked storage has no value', () => {
  localStorage.setItem('az-list:1042', '["a"]');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readStored(listKey(awa.id))).toEqual([]);
});
