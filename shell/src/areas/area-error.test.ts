import { watchFailures } from '../testing/failures.ts';
import { AreaError, preloadErrorEvent, raisePreloadError } from './area-error.ts';

const cause = new Error('404');
const newError = () => new AreaError('feed', 'entry', '1.0.0+bbbbbbbb', cause);

/** Handles the next preload error. */
const onNext = (listener: (event: Event) => void) =>
  window.addEventListener(preloadErrorEvent, listener, { once: true });

test('a final failure raises one cancelable event on the window that names the lost code', () => {
  const { events } = watchFailures();
  const error = newError();
  const received = jest.fn();
  onNext(received);
  raisePreloadError(error);
  expect(received).toHaveBeenCalledWith(expect.objectContaining({ cancelable: true }));
  expect(events).toEqual([
    { area: 'feed', version: '1.0.0+bbbbbbbb', stage: 'entry', cause, reportId: error.reportId },
  ]);
});

test('the error is rethrown if no listener handles the event', () => {
  const { uncaught } = watchFailures();
  const error = newError();
  onNext(() => undefined);
  raisePreloadError(error);
  expect(uncaught).toEqual([error]);
});

test('the error is not rethrown when a listener calls preventDefault', () => {
  const { events, uncaught } = watchFailures();
  onNext((event) => event.preventDefault());
  raisePreloadError(newError());
  expect(events).toHaveLength(1);
  expect(uncaught).toEqual([]);
});

test('one error is raised once, however often it occurs', () => {
  const { events, uncaught } = watchFailures();
  const error = newError();
  raisePreloadError(error);
  raisePreloadError(error);
  expect([events, uncaught]).toEqual([[expect.anything()], [error]]);
});

test('each error has a reference of eight characters, whatever the random number', () => {
  expect(newError().reportId).not.toBe(newError().reportId);
  for (const random of [0, 0.5, 0.123456789, 0.999999999]) {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    expect(newError().reportId).toMatch(/^[0-9a-z]{8}$/);
  }
});

test('an error names its area and stage and keeps its cause', () => {
  const error = newError();
  expect(error.message).toBe('Area feed failed at entry');
  expect(error.cause).toBe(cause);
});
