import { act, renderHook } from '@testing-library/react';
import { AppError } from './app-error.ts';
import { useWrite } from './use-write.ts';

const refused = new AppError('server', { serverMessage: 'Plus tard.' });

test('keeps a failure until the next attempt, and passes it on once', async () => {
  const onFailure = jest.fn();
  const { result } = renderHook(() => useWrite(onFailure));
  await act(() => result.current.run(() => Promise.reject(refused)));
  expect(result.current).toMatchObject({ isBusy: false, error: refused });
  expect(onFailure.mock.calls).toEqual([[refused]]);
  await act(() => result.current.run(async () => undefined));
  expect(result.current).toMatchObject({ isBusy: false, error: null });
});

test('a bug of the page is reported once, ends the attempt and has a sentence', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const bug = new TypeError('x is undefined');
  const { result } = renderHook(() => useWrite());
  await act(() => result.current.run(() => Promise.reject(bug)));
  expect(result.current).toMatchObject({ isBusy: false, error: { kind: 'unexpected' } });
  expect(report.mock.calls).toEqual([[bug]]);
});

test('makes one attempt at a time', async () => {
  let end = () => {};
  const write = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { result } = renderHook(() => useWrite());
  act(() => void result.current.run(write));
  await act(() => result.current.run(write));
  expect(write).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
  await act(async () => end());
  expect(result.current.isBusy).toBe(false);
});

test('a failure can be dismissed', async () => {
  const { result } = renderHook(() => useWrite());
  await act(() => result.current.run(() => Promise.reject(refused)));
  act(() => result.current.reset());
  expect(result.current.error).toBeNull();
});
