import { AppError } from '../api/index.ts';
import { currentSession, onSessionRemoved } from '../session/index.ts';
import { openDatabase } from './entry-store.ts';
import { Outbox } from './outbox.ts';

let outbox: Outbox | null = null;

// The storage module deletes the member's entries at sign-out. When a session expires, they are kept.
onSessionRemoved(() => {
  outbox?.stop();
  outbox = null;
});

/** The signed-in member's outbox, which sends the stored entries. Throws `AppError` `signed-out` without a session. */
export function openOutbox(): Outbox {
  const session = currentSession();
  if (session.status !== 'signed-in') throw new AppError('signed-out');
  const { id } = session.member;
  // Rejects in browsers without IndexedDB; the outbox then keeps its entries in memory.
  outbox ??= new Outbox(
    id,
    Promise.resolve().then(() => openDatabase(id)),
  );
  return outbox;
}
