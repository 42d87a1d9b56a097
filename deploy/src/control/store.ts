import type { TokenRefusal } from '../api/answers.ts';
import type { AuditEntry, AuditNote } from './audit.ts';
import type { ControlState } from './state.ts';
import type { Recalled, Tab, TabCount } from './tabs.ts';

/** What a change comes to: the state it leaves (the same object for none), a line of the log, and the caller's answer. */
export type Change<T> = { state: ControlState; note: AuditNote | null; result: T };

/** A token was refused at a time, in milliseconds since 1970. */
export type RefusedToken = Pick<TokenRefusal, 'reason' | 'who' | 'address' | 'verb' | 'area'> & {
  at: number;
};

/** So many refusals that differ in reason, token or address are told apart within an hour; the rest count as one. */
export const mostRefusalsApart = 1000;

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
  /** Of each area the last line of one of these verbs that was carried out. */
  lastOf(verbs: readonly string[]): Promise<AuditEntry[]>;
  /** Counts a refused token with those of the same hour, reason, token and address. */
  countRefusal(refused: RefusedToken): Promise<void>;
  /** Refused tokens, the newest hour first. */
  refusals(): Promise<TokenRefusal[]>;
  /** Drops refused tokens counted before a time. */
  forgetRefusals(before: number): Promise<void>;
  /** Counts the tabs that had recalled versions; versions that none had may be left out. */
  countTabs(recalled: Recalled[]): Promise<TabCount[]>;
  /** Keeps a tab's last word in the place of the one before; a new tab only while its address has not too many. */
  noteTab(tab: Tab): Promise<void>;
  /** Drops a tab. */
  forgetTab(tab: string): Promise<void>;
  /** Drops the tabs whose last word is older than a time, and the oldest of those that are too many. */
  limitTabs(before: number): Promise<void>;
};
