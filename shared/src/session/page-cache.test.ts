import { guardPageCache } from './page-cache.ts';

let settle: () => void = () => undefined;

const go = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

const root = () => document.getElementById('root') as HTMLElement;
const visibilityOf = (element: Element) => getComputedStyle(element).visibility;
const button = () => document.querySelector('button');

test('a page that comes back is hidden until it is checked, and shows its splash meanwhile', async () => {
  document.body.innerHTML = `
    <div id="az-splash"><div id="az-splash-late" hidden><button type="button">Recharger</button></div></div>
    <div id="root">Le fil</div>`;
  guardPageCache(() => new Promise((resolve) => (settle = resolve)));
  document.getElementById('az-splash')?.remove();
  go('pagehide');
  go('pageshow');
  expect(visibilityOf(root())).toBe('hidden');
  expect(button()?.closest('[data-az-check]')).toHaveAttribute('id', 'az-splash');
  settle();
  await Promise.resolve();
  expect(button()).toBeNull();
  expect(visibilityOf(root())).toBe('visible');
});

test('a page that is left during its check and comes back is not shown by that check', async () => {
  go('pagehide');
  go('pageshow');
  const settleFirst = settle;
  go('pagehide');
  settleFirst();
  await Promise.resolve();
  expect(visibilityOf(root())).toBe('hidden');
  go('pageshow');
  expect(button()).not.toBeNull();
  settle();
  await Promise.resolve();
  expect(button()).toBeNull();
  expect(visibilityOf(root())).toBe('visible');
});
