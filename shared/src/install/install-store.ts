import { useSyncExternalStore } from 'react';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; not in every browser. */
type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

type Install =
  | { status: 'not-offered' }
  | { status: 'offered'; prompt: InstallPrompt }
  | { status: 'installed' };

let state: Install = { status: 'not-offered' };
const listeners = new Set<() => void>();

function set(next: Install): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the browser's offer to install the product until a page asks for it. To be called as the page starts: the browser
 * makes its offer once, long before anyone opens the page that has the button.
 */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set({ status: 'offered', prompt: event as InstallPrompt }); // the DOM's types do not know it
  });
  window.addEventListener('appinstalled', () => set({ status: 'installed' }));
}

/** Asks the browser's question. An offer can be used once; a browser that goes on offering does so by a new event. */
async function install(): Promise<'accepted' | 'dismissed'> {
  if (state.status !== 'offered') return 'dismissed';
  const { prompt } = state;
  set({ status: 'not-offered' });
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  return outcome;
}

/** Whether the browser offers to install the product, and how to take it up. */
export function useInstall(): { status: Install['status']; install: typeof install } {
  const { status } = useSyncExternalStore(subscribe, () => state);
  return { status, install };
}
