import type { Hint } from './emission.ts';

/** The announcements and members whose changes a connection of a member gets. */
export type Topics = { memberId: number; connection: string; topics: readonly string[] };

/** What was written: the members whose logs have grown, and hints. */
export type Ring = {
  members: readonly number[];
  hints: readonly Hint[];
  /** Topics of connections, for the process that has the connection. */
  topics?: readonly Topics[];
};

/** Carries rings to everything that serves clients, in this process and in others. It may lose some. */
export type Bus = {
  /** Called after the commit of what it is about. */
  ring(ring: Ring): void;
  /** Calls `listener` for every ring from now on. */
  listen(listener: (ring: Ring) => void): void;
};

/** The bus of a process that is the only one on its database. */
export class InProcessBus implements Bus {
  readonly #listeners: ((ring: Ring) => void)[] = [];

  ring(ring: Ring): void {
    for (const listener of this.#listeners) listener(ring);
  }

  listen(listener: (ring: Ring) => void): void {
    this.#listeners.push(listener);
  }
}
