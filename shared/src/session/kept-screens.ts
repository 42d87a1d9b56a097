import { readText, writeText } from '../storage/device-storage.ts';

/** Name of the database with the screens that the shell has kept, and of the mark that there is one (shell/src/kept-screen). */
const screensName = 'az-screens';

/** Removes the kept screens of pages from this device: they belong to one session. Never throws. */
export function removeKeptScreens(): void {
  if (readText(screensName) === null) return;
  writeText(screensName, null);
  try {
    indexedDB.deleteDatabase(screensName);
  } catch {
    // The browser blocks IndexedDB: there is nothing to remove.
  }
}
