import { setUnreadCount } from '@az/shared/storage';
import type { StoreApi } from 'zustand';
import { type MessagingState, unreadTotal } from './messaging-state.ts';

/**
 * How long a new message is not counted yet, in milliseconds: as long as it takes to read one in an open conversation,
 * whose count would otherwise flash.
 */
const countAfterMs = 700;

/** Passes the number of unread messages to the header. */
export function countUnread({ getState, subscribe }: StoreApi<MessagingState>): void {
  let counted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count() {
    if (getState().status !== 'ready') return;
    counted = unreadTotal(getState());
    setUnreadCount('messages', counted);
  }

  subscribe((state, before) => {
    const isSame =
      state.conversations === before.conversations && state.unreadElsewhere === before.unreadElsewhere;
    if (state.status !== 'ready' || isSame) return;
    clearTimeout(timer);
    // The first count of a page and smaller counts are shown at once.
    if (before.status !== 'ready' || unreadTotal(state) <= counted) count();
    else timer = setTimeout(count, countAfterMs);
  });
}
