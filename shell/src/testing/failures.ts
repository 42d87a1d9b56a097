import { type PreloadErrorDetail, preloadErrorEvent } from '../areas/area-error.ts';

/** Every preload-error event until the test ends, and every error that reached `window.onerror` as an uncaught one. */
export function watchFailures(): { events: PreloadErrorDetail[]; uncaught: unknown[] } {
  const events: PreloadErrorDetail[] = [];
  const uncaught: unknown[] = [];
  jest.spyOn(window, 'dispatchEvent').mockImplementation((event) => {
    if (event.type === preloadErrorEvent) events.push((event as CustomEvent<PreloadErrorDetail>).detail);
    return EventTarget.prototype.dispatchEvent.call(window, event);
  });
  // Missing in jsdom.
  Object.assign(globalThis, { reportError: (error: unknown) => uncaught.push(error) });
  return { events, uncaught };
}
