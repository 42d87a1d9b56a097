import { createStore, useStore } from 'zustand';
import { onSessionRemoved } from '../auth/index.ts';

type Chats = {
  /** Contacts with an open chat window, the last opened at the end. */
  open: readonly string[];
  /** The window that should take the focus; a new object for each request. */
  called: { contactId: string } | null;
};

const none: Chats = { open: [], called: null };

const store = createStore<Chats>(() => none);

/** Opens a chat window with a contact, or focuses the one that is open. */
export function openChat(contactId: string): void {
  store.setState(({ open }) => ({
    open: [...open.filter((id) => id !== contactId), contactId],
    called: { contactId },
  }));
}

/** Closes the chat window with a contact. */
export function closeChat(contactId: string): void {
  store.setState(({ open, called }) => ({
    open: open.filter((id) => id !== contactId),
    called: called?.contactId === contactId ? null : called,
  }));
}

/** Closes every chat window. */
export function closeChats(): void {
  store.setState(none);
}

onSessionRemoved(closeChats);

/** Contacts with an open chat window, the last opened at the end. They last as long as the page and the session. */
export function useOpenChats(): readonly string[] {
  return useStore(store, ({ open }) => open);
}

/** The focus request for a contact's window, a new object for each; null when it is done, or is for another window. */
export function useChatCall(contactId: string): object | null {
  return useStore(store, ({ called }) => (called?.contactId === contactId ? called : null));
}

/** Ends the focus request: the window has the focus. */
export function answerChatCall(): void {
  store.setState({ called: null });
}
