import { hiddenTitle, onTitleChange, screenTitle } from './title-store.ts';

/** The Navigation API, if the browser has it. The DOM types of this TypeScript version lack it. */
type WithNavigation = { navigation?: EventTarget };

function showScreen(): void {
  document.title = screenTitle();
}

function show(): void {
  document.title = document.hidden ? hiddenTitle : screenTitle();
}

/** Adds or removes listeners for all events that change the title. */
function listen(change: 'addEventListener' | 'removeEventListener'): void {
  const { navigation } = window as WithNavigation;
  document[change]('visibilitychange', show);
  window[change]('pagehide', showScreen);
  window[change]('pageshow', show);
  navigation?.[change]('navigate', showScreen);
  navigation?.[change]('currententrychange', show);
}

/**
 * Sets the title to `<screen> · <product>`, or to a fixed text while the tab is hidden. When a navigation starts or the
 * page is left, it is always the screen's, because history entries store it. Returns a function to stop.
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
