import { QueryClient, QueryClientProvider } from '@az/shared/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { useRemovableSample } from './use-removable-sample.ts';

let queries: QueryClient;

beforeEach(() => {
  queries = new QueryClient();
});

/** Opens a page with the list; earlier changes are still there. */
async function open() {
  const { result, unmount } = renderHook(() => useRemovableSample('events'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </StrictMode>
    ),
  });
  await waitFor(() => expect(result.current.sample.items).toBeDefined());
  const ids = () => result.current.sample.items?.map(({ id }) => id) ?? [];
  return { result, ids, unmount };
}

test('a removed item stays in the list until it cannot be restored any more', async () => {
  const { result, ids } = await open();
  const [first, second, ...others] = ids() as [string, string, ...string[]];
  act(() => result.current.remove(first));
  expect(result.current.removed).toBe(first);
  expect(ids()).toEqual([first, second, ...others]);
  act(() => result.current.remove(second));
  expect(result.current.removed).toBe(second);
  await waitFor(() => expect(ids()).toEqual([second, ...others]));
  act(() => result.current.forget());
  expect(result.current.removed).toBeNull();
  await waitFor(() => expect(ids()).toEqual(others));
});

test('a removal is final when the member leaves before the time is over', async () => {
  const { result, ids, unmount } = await open();
  const [first, ...others] = ids() as [string, ...string[]];
  act(() => result.current.remove(first));
  unmount();
  expect((await open()).ids()).toEqual(others);
});

test('a restored item is still there after the member has left', async () => {
  const { result, ids, unmount } = await open();
  const before = ids();
  act(() => result.current.remove(before[0] as string));
  act(() => result.current.bringBack());
  unmount();
  expect((await open()).ids()).toEqual(before);
});

test('without a removal nothing changes', async () => {
  const { ids, unmount } = await open();
  const before = ids();
  unmount();
  expect((await open()).ids()).toEqual(before);
});
