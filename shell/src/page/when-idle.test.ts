beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The module in its initial state. */
const fresh = () =>
  jest.isolateModulesAsync(async () => {
    Object.assign(page, await import('./when-idle.ts'));
  });
const page = {} as typeof import('./when-idle.ts');

test('waits for the first view, then for an idle callback', async () => {
  await fresh();
  const callback = jest.fn();
  page.whenIdle(callback);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(callback).not.toHaveBeenCalled();
  page.completeFirstView();
  await jest.advanceTimersByTimeAsync(1000);
  expect(callback).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back on a page that has long been loaded', async () => {
  await fresh();
  page.completeFirstView();
  const callback = jest.fn();
  page.whenIdle(callback);
  await jest.advanceTimersByTimeAsync(2000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('can be cancelled', async () => {
  await fresh();
  page.completeFirstView();
  const callback = jest.fn();
  page.whenIdle(callback)();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('what every member needs also starts for those who save data', async () => {
  await fresh();
  const callback = jest.fn();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  page.whenIdle(callback, true);
  page.completeFirstView();
  await jest.advanceTimersByTimeAsync(2000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what every member needs starts as soon as the page is hidden, once', async () => {
  await fresh();
  const needed = jest.fn();
  const other = jest.fn();
  page.whenIdle(needed, true);
  page.whenIdle(other);
  page.completeFirstView();
  await jest.advanceTimersByTimeAsync(1);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(needed).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  const later = jest.fn();
  page.whenIdle(later, true);
  await jest.advanceTimersByTimeAsync(1);
  expect(later).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(needed).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});

test('does nothing for members who save data', async () => {
  await fresh();
  const callback = jest.fn();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  page.whenIdle(callback);
  page.completeFirstView();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(callback).not.toHaveBeenCalled();
});
