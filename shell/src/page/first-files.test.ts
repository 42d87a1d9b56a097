import { shellBase } from '../testing/sample-page.ts';
import { addresses, settleScript } from '../testing/scripts.ts';

const part = `${shellBase}kit-Text.js`;
const style = `${shellBase}kit-Text.css`;

/** The page as the origin writes it, and a new instance of its loader. */
async function openPage() {
  document.head.innerHTML = `
    <link id="az-first-css" rel="stylesheet" href="${shellBase}first/frame+kit-Text.css" data-files="frame.css kit-Text.css">
    <script id="az-first-js" data-files="frame.js kit-Text.js"></script>`;
  const first = document.getElementById('az-first-js') as HTMLScriptElement;
  // Not parsed with `href`: tests load no style sheets.
  first.setAttribute('src', `${shellBase}first/frame+kit-Text.js`);
  jest.resetModules();
  const [loader, integrity] = await Promise.all([import('./page-loader.ts'), import('./integrity.ts')]);
  integrity.registerIntegrity(shellBase, {
    'kit-Text.js': 'sha384-a',
    'kit-Text.css': 'sha384-b',
    'other.js': 'sha384-c',
  });
  return { first, ...loader };
}

/** Sets the `sheet` that the joined style sheet has after loading or failing. */
function giveSheet(sheet: object | null): void {
  Object.defineProperty(document.getElementById('az-first-css'), 'sheet', { value: sheet });
}

const own = () => addresses().filter((address) => !address.includes('/first/'));

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByName = () => [];
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.azFirst = undefined;
  document.head.replaceChildren();
});

test('a part of the pending first script waits for it and is not requested', async () => {
  const { first, loadScript, isRequested } = await openPage();
  const done = jest.fn();
  expect(isRequested(part)).toBe(true);
  loadScript(part, done);
  expect(own()).toEqual([]);
  globalThis.azFirst = 1;
  first.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  expect(own()).toEqual([]);
});

test('when the first script fails, its parts are requested one by one', async () => {
  const { first, loadScript } = await openPage();
  const done = jest.fn();
  loadScript(part, done);
  first.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(own()).toEqual([part]);
  settleScript('load');
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
});

test.each([
  ['hangs', [], 8_000],
  ['was lost before anybody listened', [{ responseEnd: 12 }], 250],
])('when the first script %s, its parts are requested after a time limit', async (_, entries, after) => {
  performance.getEntriesByName = () => entries as unknown as PerformanceEntryList;
  const { loadScript } = await openPage();
  loadScript(part, () => undefined);
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(own()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(own()).toEqual([part]);
});

test('a file that is no part of it is requested at once', async () => {
  const { loadScript, isRequested } = await openPage();
  expect(isRequested(`${shellBase}other.js`)).toBe(false);
  loadScript(`${shellBase}other.js`, () => undefined);
  expect(own()).toEqual([`${shellBase}other.js`]);
});

test('after a retry by a member nothing waits for it', async () => {
  const { urlForAttempt, loadScript, bypassCaches } = await openPage();
  bypassCaches();
  loadScript(part, () => undefined);
  expect(own()).toEqual([urlForAttempt(part, 1)]);
});

test('a style sheet in the first one ends at once and is not requested', async () => {
  const { prepareStyle } = await openPage();
  giveSheet({ cssRules: [{}] });
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: style });
  const loaded = jest.fn();
  link.addEventListener('load', loaded);
  prepareStyle(link);
  document.head.append(link);
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toHaveBeenCalled();
  expect(document.head).not.toContainElement(link);
});

test.each([
  ['no sheet', null],
  ['an empty sheet', { cssRules: [] }],
])('when the first style sheet fails, and so has %s, its parts are requested', async (_what, sheet) => {
  const { prepareStyle } = await openPage();
  giveSheet(sheet);
  const link = document.createElement('link');
  link.href = style;
  prepareStyle(link);
  expect(link).toHaveAttribute('href', style);
  expect(link.integrity).toBe('sha384-b');
});
