import { createStore, useStore } from 'zustand';
import { onSessionRemoved } from '../session/index.ts';

type ChatWindows = {
  /** Contacts with an open chat window, the last opened at the end. */
  open: readonly string[];
  focusRequest: { contactId: string } | null;
};

const none: ChatWindows = { open: [], focusRequest: null };

const store = createStore<ChatWindows>(() => none);

export function openChatWindow(contactId: string): void {
  store.setState(({ open }) => ({
    open: [...open.filter((id) => id !== contactId), contactId],
    focusRequest: { contactId },
  }));
}

export function closeChatWindow(contactId: string): void {
  store.setState(({ open, focusRequest }) => ({
    open: open.filter((id) => id !== contactId),
    focusRequest: focusRequest?.contactId === contactId ? null : focusRequest,
  }));
}

export function closeChatWindows(): void {
  store.setState(none);
}

onSessionRemoved(closeChatWindows);

/** Contacts with an open window, the last opened at the end. Windows last as long as the page and the session. */
export function useOpenChatWindows(): readonly string[] {
  return useStore(store, ({ open }) => open);
}

/** The focus request for a contact's window, a new object for each request; null when there is none for this window. */
export function useChatFocusRequest(contactId: string): object | null {
  return useStore(store, ({ focusRequest }) => (focusRequest?.contactId === contactId ? focusRequest : null));
}

export function clearChatFocusRequest(): void {
  store.setState({ focusRequest: null });
}
