import type { AuditEntry, AuditNote } from './audit.ts';
import type { ControlState } from './state.ts';
import type { Tab } from './tabs.ts';

/** What a change comes to: the state it leaves (the same object for none), a line of the log, and the caller's answer. */
export type Change<T> = { state: ControlState; note: AuditNote | null; result: T };

/** Where the state of the control plane is kept, and what open tabs say. */
export type Store = {
  revision(): Promise<number>;
  read(): Promise<ControlState>;
  /**
   * Runs `decide` on the present state, alone, and keeps what it gives: state and line of the log, both or neither. A
   * changed state gets the next revision. `decide` may run more than once: it must change nothing itself.
   */
  change<T>(decide: (state: ControlState) => Change<T>): Promise<T>;
  /** Runs `work` while no other origin on this database runs any: what becomes of files goes with what is recorded. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The whole log, the oldest line first. */
  audit(): Promise<AuditEntry[]>;
  /** What open tabs said last. */
  tabs(): Promise<Tab[]>;
  /** Keeps a tab's last word in the place of the one before. */
  noteTab(tab: Tab): Promise<void>;
  /** Drops a tab, or all whose last word is older than a time. */
  forgetTabs(which: { tab: string } | { before: number }): Promise<void>;
};
