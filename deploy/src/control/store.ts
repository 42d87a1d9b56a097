import type { AuditEvent, TokenRefusal } from '../answers/answers.ts';
import type { AuditEntry } from './audit.ts';
import type { ControlState } from './state.ts';
import type { RecalledVersion, Tab, TabCount } from './tabs.ts';

/** A change's new state (the same object if unchanged), its line for the audit log, and a result for the caller. */
export type Change<T> = {
  state: ControlState;
  note: AuditEvent | null;
  /** The line is left out if the last one of its area with one of these verbs has its verb and version already. */
  once?: readonly string[];
  result: T;
};

/** A refused token; `at` in milliseconds since 1970. */
export type RefusedToken = Pick<TokenRefusal, 'reason' | 'who' | 'address' | 'verb' | 'area'> & {
  at: number;
};

/** Maximum of different refusals (reason, token, address) in an hour. Further ones count without their address. */
export const maxDistinctRefusals = 1000;

export type Store = {
  revision(): Promise<number>;
  read(): Promise<ControlState>;
  /**
   * Runs `decide` on the present state, exclusively. Stores both the state and the line of the log that it returns, or
   * neither. A changed state gets the next revision. `decide` may run more than once: it must have no side effects.
   */
  change<T>(decide: (state: ControlState) => Change<T>): Promise<T>;
  /** Runs `work` exclusively among all origins on this database, so that files and records stay consistent. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The whole log, the oldest line first. */
  audit(): Promise<AuditEntry[]>;
  /** For each area, the last line of the log that has one of these verbs and was not refused. */
  lastOf(verbs: readonly string[]): Promise<AuditEntry[]>;
  /** Counts a refused token. Refusals of the same hour, reason, token and address have one count. */
  countRefusal(refused: RefusedToken): Promise<void>;
  refusals(): Promise<TokenRefusal[]>;
  deleteRefusals(before: number): Promise<void>;
  /** Counts the tabs of recalled versions. The result may leave out versions without tabs. */
  countTabs(recalled: RecalledVersion[]): Promise<TabCount[]>;
  /** Stores a tab's status in place of the previous one. New tabs beyond the limit of an address are not stored. */
  saveTab(tab: Tab): Promise<void>;
  deleteTab(tab: string): Promise<void>;
  /** Deletes the tabs whose status is older than `before`, and the oldest tabs beyond the limit. */
  deleteOldTabs(before: number): Promise<void>;
};
