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

/** Keeps the install prompt until a page uses it. Call it when the page starts: the browser fires the event once, early. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set({ status: 'offered', prompt: event as InstallPrompt }); // missing in the DOM types
  });
  window.addEventListener('appinstalled', () => set({ status: 'installed' }));
}

/** Shows the browser's prompt. A prompt can be used once; the browser fires a new event for another one. */
async function install(): Promise<'accepted' | 'dismissed'> {
  if (state.status !== 'offered') return 'dismissed';
  const { prompt } = state;
  set({ status: 'not-offered' });
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  return outcome;
}

export function useInstall(): { status: Install['status']; install: typeof install } {
  const { status } = useSyncExternalStore(subscribe, () => state);
  return { status, install };
}
