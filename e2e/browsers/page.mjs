import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const folder = join(import.meta.dirname, '../../node_modules/@testing-library/dom/dist/@testing-library');
const library = readFileSync(join(folder, 'dom.umd.min.js'), 'utf8');

/** Key codes of WebDriver. */
export const keys = { tab: '\uE004', enter: '\uE007', control: '\uE009', down: '\uE015', escape: '\uE00C' };

const limit = 45_000;

/** Finds elements as a person does: by role and name, by label, by text. Every call waits until the element exists. */
export function pageOf(browser) {
  async function until(read, what) {
    const end = performance.now() + limit;
    let last;
    while (performance.now() < end) {
      try {
        const value = await read();
        if (value) return value;
      } catch (cause) {
        // Tried again, because a command fails when the document changes meanwhile.
        last = cause;
      }
      await wait(200);
    }
    throw new Error(`Not seen within ${limit / 1000} s: ${what}`, { cause: last });
  }

  async function find(query, what, { pattern = '', scope = 'body', at = 0 } = {}) {
    if (!(await browser.run('return "TestingLibraryDom" in globalThis'))) await browser.run(library);
    return browser.run(
      `const [query, what, pattern, scope, at] = arguments;
       const root = [...document.querySelectorAll(scope)].at(-1);
       if (!root) return null;
       const name = pattern ? new RegExp(pattern) : undefined;
       const found = globalThis.TestingLibraryDom['queryAll' + query](root, query === 'ByRole' ? what : name, { name });
       return found.at(at) ?? null;`,
      ...[query, what, pattern, scope, at],
    );
  }

  const page = {
    until,
    open: (url) => browser.open(url),
    back: () => browser.back(),
    run: (script, ...args) => browser.run(script, ...args),
    role: (role, pattern, options) =>
      until(() => find('ByRole', role, { ...options, pattern }), `${role} ${pattern}`),
    label: (pattern, options) =>
      until(() => find('ByLabelText', '', { ...options, pattern }), `label ${pattern}`),
    text: (pattern, options) => until(() => find('ByText', '', { ...options, pattern }), `text ${pattern}`),
    /** Clicks once the element is clickable. */
    click: (element) =>
      until(() => browser.click(element).then(() => true), 'an element that can be clicked'),
    type: (element, text) => browser.type(element, text),
    /** Presses keys one after the other. Keys joined by `+` are held down together. */
    press: (...presses) =>
      browser.act([
        {
          type: 'key',
          id: 'keyboard',
          actions: presses.flatMap((press) => [
            ...press.split('+').map((value) => ({ type: 'keyDown', value })),
            ...press
              .split('+')
              .reverse()
              .map((value) => ({ type: 'keyUp', value })),
          ]),
        },
      ]),
    focus: (element) => browser.run('arguments[0].focus()', element),
    path: (path) =>
      until(() => browser.run('return location.pathname === arguments[0]', path), `address ${path}`),
  };
  return page;
}
