import { whenIdle } from './when-idle.ts';

const setReady = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('waits for the page to be there, then for an idle moment', () => {
  const callback = jest.fn();
  setReady('interactive');
  whenIdle(callback);
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back on a page that has loaded long since', () => {
  const callback = jest.fn();
  setReady('complete');
  whenIdle(callback);
  jest.advanceTimersByTime(2000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('can be called off', () => {
  const callback = jest.fn();
  setReady('complete');
  whenIdle(callback)();
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('does nothing for people who save data', () => {
  const callback = jest.fn();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  whenIdle(callback);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});
