import type { TokenRefusal } from '../answers/answers.ts';
import { type AuditEntry, chainEntry, isSameEvent } from '../control/audit.ts';
import { type ControlState, emptyState } from '../control/state.ts';
import type { Change, RefusedToken, Store } from '../control/store.ts';
import type { RecalledVersion, Tab, TabCount } from '../control/tabs.ts';

/** An in-memory store. Set `broken` to make it fail like a dead one. */
export class MemoryStore implements Store {
  broken = false;
  state: ControlState;
  readonly log: AuditEntry[] = [];
  /** Refused tokens, one by one. */
  readonly refused: RefusedToken[] = [];
  readonly tabs = new Map<string, Tab>();
  private busy: Promise<unknown> = Promise.resolve();

  constructor(state: Partial<ControlState> = {}) {
    this.state = { ...emptyState, ...state };
  }

  private check() {
    if (this.broken) throw new Error('The database is gone');
  }

  async revision() {
    this.check();
    return this.state.revision;
  }

  async read() {
    this.check();
    return this.state;
  }

  async change<T>(decide: (state: ControlState) => Change<T>): Promise<T> {
    this.check();
    const { state, note, once, result } = decide(this.state);
    if (state !== this.state) this.state = { ...state, revision: this.state.revision + 1 };
    const isRepeated = note && once && isSameEvent(await this.lastOf(once), note);
    if (note && !isRepeated) this.log.push(chainEntry(this.log.at(-1) ?? null, note));
    return result;
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.busy.then(work, work);
    this.busy = turn.catch(() => undefined);
    return turn;
  }

  async audit() {
    this.check();
    return this.log;
  }

  async lastOf(verbs: readonly string[]) {
    this.check();
    const done = this.log.filter(({ verb, result }) => verbs.includes(verb) && result === 'done');
    return [...new Map(done.map((entry) => [entry.area, entry])).values()];
  }

  async countRefusal(refused: RefusedToken) {
    this.check();
    this.refused.push(refused);
  }

  async refusals(): Promise<TokenRefusal[]> {
    this.check();
    return this.refused.toReversed().map(({ at, ...refused }) => {
      const moment = new Date(at).toISOString();
      return { ...refused, hour: moment, lastAt: moment, count: 1 };
    });
  }

  async deleteRefusals() {
    this.check();
    this.refused.length = 0;
  }

  async countTabs(recalled: RecalledVersion[]) {
    this.check();
    return recalled.map(({ name, since }): TabCount => {
      const had = [...this.tabs.values()].filter(
        ({ runs, closed, at }) => runs.includes(name) && !(closed && at < since),
      );
      const left = had.filter(({ closed }) => closed).length;
      const waiting = had.filter(({ closed, knows }) => !closed && knows.includes(name)).length;
      return { name, had: had.length, left, waiting };
    });
  }

  async saveTab(tab: Tab) {
    this.check();
    this.tabs.set(tab.tab, tab);
  }

  async deleteTab(tab: string) {
    this.check();
    this.tabs.delete(tab);
  }

  async deleteOldTabs(before: number) {
    this.check();
    for (const { tab, at } of [...this.tabs.values()]) if (at < before) this.tabs.delete(tab);
  }
}
