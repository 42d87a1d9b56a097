import type { Hint } from './emission.ts';

/** The announcements and members whose changes a connection of a member gets. */
type Topics = { memberId: number; connection: string; topics: readonly string[] };

/** What was written: the members whose logs have grown, and hints. */
export type BusMessage = {
  members: readonly number[];
  hints: readonly Hint[];
  /** Topics of connections, for the process that has the connection. */
  topics?: readonly Topics[];
};

/** Carries messages to everything that serves clients, in this process and in others. It may lose some. */
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
