import { onSessionRemoved } from './removals.ts';

let count = 0;

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

/** How many acts of the member wait to be sent that only this page has, because the device stores nothing. */
export const unstoredActs = (): number => count;

/** Sets `unstoredActs`. While there are some, the browser asks before the page is left. */
export function setUnstoredActs(next: number): void {
  if (next === count) return;
  count = next;
  // Set only while it is needed: some browsers do not keep pages with this listener for the way back.
  if (count > 0) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
}

onSessionRemoved(() => setUnstoredActs(0));
