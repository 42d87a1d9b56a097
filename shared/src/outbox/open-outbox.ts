import { AppError } from '../api/index.ts';
import { currentSession, onSessionRemoved } from '../session/index.ts';
import { openDatabase } from './entry-store.ts';
import { Outbox } from './outbox.ts';

let outbox: Outbox | null = null;

// The storage deletes the entries of a member who signs out; an expired session keeps them.
onSessionRemoved(() => {
  outbox?.stop();
  outbox = null;
});

/** The outbox of the signed-in member, which sends what it has. Throws `AppError` `signed-out` without a session. */
export function openOutbox(): Outbox {
  const session = currentSession();
  if (session.status !== 'signed-in') throw new AppError('signed-out');
  const { id } = session.member;
  // Throws where the browser has no such storage, hence in a promise.
  outbox ??= new Outbox(
    id,
    Promise.resolve().then(() => openDatabase(id)),
  );
  return outbox;
}
