export type { Act, Entry, MessageAct, Wish } from './entries.ts';
export type { OutboxListener } from './listeners.ts';
export { openOutbox } from './open-outbox.ts';
export type { Outbox, Queued } from './outbox.ts';
export type { Stored } from './send-entry.ts';
