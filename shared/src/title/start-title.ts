import { hiddenTitle, onTitleChange, screenTitle } from './title-store.ts';

/** The Navigation API, where the browser has it; not in the DOM library of this TypeScript version. */
type WithNavigation = { navigation?: EventTarget };

function showScreen(): void {
  document.title = screenTitle();
}

function show(): void {
  document.title = document.hidden ? hiddenTitle : screenTitle();
}

/** When to show which title: on the document, the window, and the navigation where there is one. */
function listen(change: 'addEventListener' | 'removeEventListener'): void {
  const { navigation } = window as WithNavigation;
  document[change]('visibilitychange', show);
  window[change]('pagehide', showScreen);
  window[change]('pageshow', show);
  navigation?.[change]('navigate', showScreen);
  navigation?.[change]('currententrychange', show);
}

/**
 * Keeps the document's title: `<screen> · <product>`, and the fixed text while the tab is hidden. The screen's own title
 * comes back before the page is left or a navigation starts, so that history entries and bookmarks carry it, and it is
 * that of the screen shown at that time. Called once by the shell; returns how to stop.
 */
export function startTitle(): () => void {
  listen('addEventListener');
  const stopListening = onTitleChange(show);
  show();
  return () => {
    listen('removeEventListener');
    stopListening();
  };
}
