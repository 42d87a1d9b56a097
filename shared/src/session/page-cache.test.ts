import { guardPageCache } from './page-cache.ts';

let settle: () => void = () => undefined;

const go = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

const root = () => document.getElementById('root') as HTMLElement;
const visibilityOf = (element: Element | null) => element && getComputedStyle(element).visibility;
const button = () => document.querySelector('button');

test('a page that comes back is hidden until it is checked, and says so with a way out within a second', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="root">Le fil</div>';
  guardPageCache(() => new Promise((resolve) => (settle = resolve)));
  go('pagehide');
  go('pageshow');
  expect(visibilityOf(root())).toBe('hidden');
  expect(button()).toBeNull();
  jest.advanceTimersByTime(1000);
  expect(button()).toHaveTextContent('Recharger');
  expect(visibilityOf(button())).toBe('visible');
  expect(visibilityOf(root())).toBe('hidden');
  settle();
  await Promise.resolve();
  expect(button()).toBeNull();
  expect(visibilityOf(root())).toBe('visible');
  go('pagehide');
  go('pageshow');
  settle();
  await Promise.resolve();
  // A quick check shows nothing of this.
  jest.advanceTimersByTime(1000);
  expect(button()).toBeNull();
  jest.useRealTimers();
});
