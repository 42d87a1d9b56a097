import type { SessionEnd } from './auth-store.ts';
import { userKey } from './stored-user.ts';

const channelName = 'az-session';

let channel: BroadcastChannel | undefined;

type Notice = { ended: SessionEnd | null };

/**
 * Lets the other tabs look at the cookie now, and tells them why the session ended, if it did: what is stored can reach
 * them later than this. Deleting the stored user tells them too, where there is no channel.
 */
export function tellOtherTabs(ended: SessionEnd | null): void {
  channel?.postMessage({ ended } satisfies Notice);
}

type Reactions = {
  /** The cookie may have changed. */
  checkCookie: (ended: SessionEnd | null) => void;
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
  channel.onmessage = ({ data }: MessageEvent<Notice>) => checkCookie(data.ended);
  window.addEventListener('storage', ({ key, newValue }) => {
    // A key of null: everything was deleted.
    if ((key === userKey && newValue === null) || key === null) handleUserRemoved();
  });
  window.addEventListener('focus', () => checkCookie(null));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) checkCookie(null);
  });
}
