import { userKey } from './stored-user.ts';

const channelName = 'az-session';

let channel: BroadcastChannel | undefined;

/** Lets the other tabs look at the cookie now; deleting the stored user tells them too, where there is no channel. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

type Reactions = {
  /** The cookie may have changed. */
  checkCookie: () => void;
  /** The stored user was deleted, which ends the session whatever the cookie says. */
  handleUserRemoved: () => void;
};

/**
 * Listens to the other tabs, and looks again whenever this one comes to the front. Once for each page, however often it
 * is called.
 */
export function followOtherTabs({ checkCookie, handleUserRemoved }: Reactions): void {
  if (channel) return;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = checkCookie;
  window.addEventListener('storage', ({ key, newValue }) => {
    // A key of null: everything was deleted.
    if ((key === userKey && newValue === null) || key === null) handleUserRemoved();
  });
  window.addEventListener('focus', checkCookie);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkCookie();
  });
}
