import { registerServiceWorker } from './register-service-worker.ts';

let register: jest.Mock;

function browser({ secure = true, state = 'loading' as DocumentReadyState, idle = true } = {}): void {
  register = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: secure });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const requestIdleCallback = (callback: () => void) => setTimeout(callback, 50);
  Object.assign(window, { requestIdleCallback: idle ? requestIdleCallback : undefined });
  if (!idle) Reflect.deleteProperty(window, 'requestIdleCallback');
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('waits until the page is loaded and idle', () => {
  browser();
  registerServiceWorker();
  jest.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([true, false])('registers on a page that is already loaded (idle callbacks: %s)', (idle) => {
  browser({ state: 'complete', idle });
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(register).toHaveBeenCalledTimes(1);
});

test('does not register on an insecure origin', () => {
  browser({ secure: false, state: 'complete' });
  registerServiceWorker();
  jest.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
});

test('a browser without service workers, or one that refuses, causes no error', async () => {
  browser({ state: 'complete' });
  register.mockRejectedValue(new DOMException('The operation is insecure', 'SecurityError'));
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(register).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(registerServiceWorker).not.toThrow();
});
