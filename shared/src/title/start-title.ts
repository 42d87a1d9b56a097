import { hiddenTitle, onTitleChange, screenTitle } from './title-store.ts';

/** The Navigation API, if the browser has it; missing in the DOM library of this TypeScript version. */
type WithNavigation = { navigation?: EventTarget };

function showScreen(): void {
  document.title = screenTitle();
}

function show(): void {
  document.title = document.hidden ? hiddenTitle : screenTitle();
}

/** Events that change the title: on the document, the window, and the navigation. */
function listen(change: 'addEventListener' | 'removeEventListener'): void {
  const { navigation } = window as WithNavigation;
  document[change]('visibilitychange', show);
  window[change]('pagehide', showScreen);
  window[change]('pageshow', show);
  navigation?.[change]('navigate', showScreen);
  navigation?.[change]('currententrychange', show);
}

/**
 * Sets the title `<screen> · <product>`, and a fixed text while the tab is hidden. When a navigation starts or the page
 * is left, the title is always the screen's, because history entries store it. Returns how to stop.
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
