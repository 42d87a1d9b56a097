import { guardPageCache } from './page-cache.ts';

let settle: () => void = () => undefined;
let wait: () => void = () => undefined;
let isUnchanged = true;

beforeAll(() => {
  document.body.innerHTML = `
    <div id="az-splash"><div id="az-splash-late" hidden><button type="button">Recharger</button></div></div>
    <div id="root">Le fil</div>`;
  guardPageCache({
    isUnchanged: () => isUnchanged,
    recheck: (onWait) => {
      wait = onWait;
      return new Promise((resolve) => (settle = resolve));
    },
  });
  document.getElementById('az-splash')?.remove();
});

const go = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

const root = () => document.getElementById('root') as HTMLElement;
const visibilityOf = (element: Element) => getComputedStyle(element).visibility;
const button = () => document.querySelector('button');

/** Leaves the page and comes back after some time, in milliseconds. */
function leaveFor(ms: number) {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  go('pagehide');
  expect(visibilityOf(root())).toBe('hidden');
  now.mockReturnValue(1_000_000 + ms);
  go('pageshow');
}

async function settled() {
  settle();
  await Promise.resolve();
  expect(button()).toBeNull();
  expect(visibilityOf(root())).toBe('visible');
}

test.each([
  ['after more than a minute', 60_001, true],
  ['after the clock was set back', -1, true],
  ['to another session', 1_000, false],
])(
  'a page that comes back %s is hidden until it is checked, and shows its splash',
  async (_when, ms, isSame) => {
    isUnchanged = isSame;
    leaveFor(ms);
    expect(visibilityOf(root())).toBe('hidden');
    expect(button()?.closest('[data-az-check]')).toHaveAttribute('id', 'az-splash');
    await settled();
  },
);

describe('a page that comes back within a minute, to the same session', () => {
  beforeEach(() => {
    isUnchanged = true;
    leaveFor(60_000);
  });

  test('is shown while it is checked', async () => {
    expect(visibilityOf(root())).toBe('visible');
    expect(button()).toBeNull();
    await settled();
  });

  test('is hidden as soon as the server cannot be reached', async () => {
    wait();
    expect(visibilityOf(root())).toBe('hidden');
    expect(button()).not.toBeNull();
    await settled();
  });
});

test('a page that is left during its check and comes back is not shown by that check', async () => {
  leaveFor(60_001);
  const settleFirst = settle;
  leaveFor(60_001);
  settleFirst();
  await Promise.resolve();
  expect(visibilityOf(root())).toBe('hidden');
  expect(button()).not.toBeNull();
  await settled();
});
