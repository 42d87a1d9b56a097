import { randomId } from '../random-id/index.ts';
import { readText, writeText } from './device-storage.ts';

const name = 'az-tab';

/**
 * The id of this tab, the same after a reload and after the browser has discarded the tab. It is stored only while the page
 * is hidden: a duplicated tab starts with a copy of the storage of the tab, and must not have its id.
 */
export const tabId = readText(name, 'session') ?? randomId();

const storeWhileHidden = (): void => {
  writeText(name, document.hidden ? tabId : null, 'session');
};

storeWhileHidden();
document.addEventListener('visibilitychange', storeWhileHidden);
window.addEventListener('pageshow', storeWhileHidden);
window.addEventListener('pagehide', () => writeText(name, tabId, 'session'));
