export type { Act, Entry, MessageAct, Wish } from './entries.ts';
export { openOutbox } from './open-outbox.ts';
export type { Outbox, OutboxListener, Queued } from './outbox.ts';
export type { Stored } from './send-entry.ts';
