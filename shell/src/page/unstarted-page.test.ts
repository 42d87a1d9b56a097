import { readPageDiscovery } from './page-data.ts';

// The types of Node are not those of the shell.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, coding: string) => string }>('fs');

/** Shows the page as a browser that runs none of its scripts does, with or without its style sheet. */
function show({ hasStyle = true } = {}): HTMLElement {
  const path = `${expect.getState().testPath}`.replace(/[^/\\]+$/, 'index.html');
  const html = readFileSync(path, 'utf8').replace('{{layers}}', '');
  const read = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = hasStyle ? (read.querySelector('style')?.outerHTML ?? '') : '';
  document.body.innerHTML = read.querySelector('#az-splash')?.outerHTML ?? '';
  const sentence = document.getElementById('az-unstarted');
  if (!sentence) throw new Error('The page has no such sentence');
  return sentence;
}

afterEach(() => document.documentElement.removeAttribute('data-bs-theme'));

test('a page whose scripts a proxy or an extension has disabled says so, also without its style', () => {
  expect(show()).toBeVisible();
  expect(show({ hasStyle: false })).toBeVisible();
});

test('a page whose first script has run does not, until it is known that the others cannot', () => {
  document.documentElement.setAttribute('data-bs-theme', 'light');
  const sentence = show();
  expect(sentence).not.toBeVisible();
  expect(() => readPageDiscovery()).toThrow('The page carries no discovery document');
  expect(sentence).toBeVisible();
});
