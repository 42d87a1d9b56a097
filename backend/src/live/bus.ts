import type { Hint } from './emission.ts';

/** The announcements and members whose changes are sent to one connection of a member. */
type Topics = { memberId: number; connection: string; topics: readonly string[] };

/** What was written: the members whose logs have grown, and hints. */
export type BusMessage = {
  members: readonly number[];
  hints: readonly Hint[];
  /** New topics of connections. Only the process that holds a connection uses its topics. */
  topics?: readonly Topics[];
};

/** Carries messages to all listeners, in this process and in others. Messages may be lost. */
export type Bus = {
  /** Call it after the commit of the write that the message is about. */
  publish(message: BusMessage): void;
  listen(listener: (message: BusMessage) => void): void;
};

/** The bus of a process that is the only one on its database. */
export class InProcessBus implements Bus {
  readonly #listeners: ((message: BusMessage) => void)[] = [];

  publish(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  listen(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }
}
