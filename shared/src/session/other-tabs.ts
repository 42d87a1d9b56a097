import type { SessionEnd } from './auth-store.ts';
import { userKey } from './stored-user.ts';

const channelName = 'az-session';

let channel: BroadcastChannel | undefined;

type SessionMessage = { ended: SessionEnd | null };

/** Makes the other tabs check the cookie. Sends why the session ended, as they may not see the stored reason yet. */
export function notifyOtherTabs(ended: SessionEnd | null): void {
  channel?.postMessage({ ended } satisfies SessionMessage);
}

type TabHandlers = {
  checkCookie: (ended: SessionEnd | null) => void;
  /** Called when the stored user was deleted, which ends the session whatever the cookie says. */
  handleUserRemoved: () => void;
  /** Called when this tab is visible again: prolongs the cookie of a page that may be open for weeks. */
  keepCookie: () => void;
};

/** Listens to the other tabs, and checks again whenever this tab becomes visible. Subscribes once per page. */
export function watchOtherTabs({ checkCookie, handleUserRemoved, keepCookie }: TabHandlers): void {
  if (channel) return;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => checkCookie(data.ended);
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the whole storage was cleared.
    if ((key === userKey && newValue === null) || key === null) handleUserRemoved();
  });
  window.addEventListener('focus', () => checkCookie(null));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    checkCookie(null);
    keepCookie();
  });
}
