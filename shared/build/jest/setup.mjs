import '@testing-library/jest-dom';

/** Stubs of what jsdom does not do, because it lays nothing out. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Whoever sits at this device asked for less motion: what closes is gone at once, not a timer after the test. */
const calm = '(prefers-reduced-motion: reduce)';

Object.assign(window, {
  matchMedia: (query) =>
    Object.assign(new EventTarget(), { matches: query === calm, media: query, onchange: null }),
  ResizeObserver: NoResizeObserver,
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};
Performance.prototype.mark = () => {};

// Every test has a device of its own.
beforeEach(() => localStorage.clear());

// A complaint that nobody expects is a fault: the page must run with a silent console. A test that expects one spies on
// the console itself.
const complaints = [];
const format = (part) => (part instanceof Error ? part.stack : String(part));
for (const level of ['error', 'warn']) {
  console[level] = (...parts) => complaints.push(`console.${level}: ${parts.map(format).join(' ')}`);
}

// A form filled in key by key takes seconds on a slow machine; what is stuck is found by its missing outcome.
jest.setTimeout(60_000);

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
});
