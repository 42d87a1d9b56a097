import type { AuditEvent, TokenRefusal } from '../answers/answers.ts';
import type { AuditEntry } from './audit.ts';
import type { ControlState } from './state.ts';
import type { Recalled, Tab, TabCount } from './tabs.ts';

/** The result of a change: the new state (the same object for none), a line of the log, and the caller's result. */
export type Change<T> = { state: ControlState; note: AuditEvent | null; result: T };

/** A refused token; `at` in milliseconds since 1970. */
export type RefusedToken = Pick<TokenRefusal, 'reason' | 'who' | 'address' | 'verb' | 'area'> & {
  at: number;
};

/** Maximum of refusals within an hour that are counted by reason, token and address; the rest count as one. */
export const maxDistinctRefusals = 1000;

export type Store = {
  revision(): Promise<number>;
  read(): Promise<ControlState>;
  /**
   * Runs `decide` on the present state, exclusively, and stores its result: state and line of the log, both or neither.
   * A changed state gets the next revision. `decide` may run more than once: it must have no side effect.
   */
  change<T>(decide: (state: ControlState) => Change<T>): Promise<T>;
  /** Runs `work` exclusively among all origins on this database, so that files and records stay consistent. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The whole log, the oldest line first. */
  audit(): Promise<AuditEntry[]>;
  /** For each area, the last line of the log that has one of these verbs and was not refused. */
  lastOf(verbs: readonly string[]): Promise<AuditEntry[]>;
  /** Counts a refused token with those of the same hour, reason, token and address. */
  countRefusal(refused: RefusedToken): Promise<void>;
  refusals(): Promise<TokenRefusal[]>;
  deleteRefusals(before: number): Promise<void>;
  /** Counts the tabs of recalled versions; versions without tabs may be left out. */
  countTabs(recalled: Recalled[]): Promise<TabCount[]>;
  /** Stores a tab's status, replacing the one before; a new tab only up to the limit of its address. */
  saveTab(tab: Tab): Promise<void>;
  deleteTab(tab: string): Promise<void>;
  /** Deletes the tabs whose status is older than a time, and the oldest beyond the limit. */
  deleteOldTabs(before: number): Promise<void>;
};
