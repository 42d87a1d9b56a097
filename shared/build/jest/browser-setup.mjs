import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import React from 'react';

/** Stubs of APIs that jsdom lacks because it has no layout. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Tests run with reduced motion: closed elements are removed at once, not by a timer that fires after the test. */
const calm = '(prefers-reduced-motion: reduce)';

Object.assign(window, {
  matchMedia: (query) =>
    Object.assign(new EventTarget(), { matches: query === calm, media: query, onchange: null }),
  ResizeObserver: NoResizeObserver,
  scrollTo: () => {},
});
Element.prototype.scrollIntoView = () => {};
Performance.prototype.mark = () => {};

// React's development build records a stack for each of the first 10 000 elements a second, for its messages about
// components. It takes a seventh of the time of these tests, and they fail at the first message in any case.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

beforeEach(() => localStorage.clear());

// Tests wait up to 20 s for a change, because typing into a form key by key takes seconds on a slow machine.
configure({ asyncUtilTimeout: 20_000 });
