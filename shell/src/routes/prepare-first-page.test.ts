import { QueryClient } from '@az/shared/query';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { prepareFirstPage } from './prepare-first-page.ts';

const queries = new QueryClient();
const session = async () => undefined;

/** A page whose first calls have been answered in its HTML, or not. */
const answered = (areAnswered: boolean) =>
  Object.assign(window, { __azEarly: { token: 'a-token-for-tests', gets: {}, areAnswered } });

const signIn = () => renderInApp(null, { member: sampleMember() }).unmount();

beforeEach(() => {
  jest.useFakeTimers();
  answered(true);
  signIn();
});

afterEach(() => {
  jest.useRealTimers();
  delete window.__azEarly;
});

test('the first page is prepared once the session is verified, and no page after it', async () => {
  const steps: string[] = [];
  const prepare = async () => void steps.push('prepared');
  const prepareOnce = prepareFirstPage(queries, async () => void steps.push('verified'));
  await prepareOnce(prepare);
  await prepareOnce(prepare);
  expect(steps).toEqual(['verified', 'prepared']);
});

test('a page that prepares nothing counts as the first one', async () => {
  const prepare = jest.fn(async () => undefined);
  const prepareOnce = prepareFirstPage(queries, session);
  await prepareOnce(undefined);
  await prepareOnce(prepare);
  expect(prepare).not.toHaveBeenCalled();
});

test('nothing is prepared if an answer is missing in the page', async () => {
  answered(false);
  const prepare = jest.fn(async () => undefined);
  await prepareFirstPage(queries, session)(prepare);
  expect(prepare).not.toHaveBeenCalled();
});

test('nothing is prepared for a visitor', async () => {
  renderInApp(null).unmount();
  const prepare = jest.fn(async () => undefined);
  await prepareFirstPage(queries, session)(prepare);
  expect(prepare).not.toHaveBeenCalled();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('No');
    },
  ],
  ['rejects', () => Promise.reject(new Error('No'))],
])('a preparation that %s does not keep the page', async (_, prepare: () => Promise<unknown>) => {
  await expect(prepareFirstPage(queries, session)(prepare)).resolves.toBeUndefined();
});

test('a preparation that takes long is not waited for', async () => {
  const done = jest.fn();
  void prepareFirstPage(queries, session)(() => new Promise(() => undefined)).then(done);
  await jest.advanceTimersByTimeAsync(299);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});
