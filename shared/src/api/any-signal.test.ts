/** @jest-environment node */
const { any } = AbortSignal;

beforeEach(async () => {
  Object.assign(AbortSignal, { any: undefined });
  jest.resetModules();
  await import('./any-signal.ts');
});

afterEach(() => Object.assign(AbortSignal, { any }));

it('adds a signal that is aborted with the reason of the first of others', () => {
  expect(AbortSignal.any).not.toBe(any);
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('other');
  one.abort('one');
  expect(signal.reason).toBe('other');
});

it('adds a signal that is aborted already when one of the others is', () => {
  expect(AbortSignal.any([new AbortController().signal, AbortSignal.abort('gone')]).reason).toBe('gone');
});

it('leaves that of the browser', async () => {
  Object.assign(AbortSignal, { any });
  jest.resetModules();
  await import('./any-signal.ts');
  expect(AbortSignal.any).toBe(any);
});
