import { createStore, useStore } from 'zustand';
import { onSessionRemoved } from '../auth/index.ts';

type Chats = {
  /** Contacts with a chat window, the one opened last at the end. */
  open: readonly string[];
  /** The window that is to take the focus; a new object each time one is asked for. */
  called: { contactId: string } | null;
};

const none: Chats = { open: [], called: null };

const store = createStore<Chats>(() => none);

/** Opens a chat window with a contact, or calls the one that is open: it takes the focus. */
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

/** Contacts with a chat window, the one opened last at the end. They last as long as the page and the session. */
export function useOpenChats(): readonly string[] {
  return useStore(store, ({ open }) => open);
}

/** The call for the window of a contact, a new object each time; null when it was answered, or is for another. */
export function useChatCall(contactId: string): object | null {
  return useStore(store, ({ called }) => (called?.contactId === contactId ? called : null));
}

/** The window that was called has the focus. */
export function answerChatCall(): void {
  store.setState({ called: null });
}
