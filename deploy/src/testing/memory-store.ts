import { type AuditEntry, chained } from '../control/audit.ts';
import { type ControlState, emptyState } from '../control/state.ts';
import type { Change, Store } from '../control/store.ts';
import type { Tab } from '../control/tabs.ts';

/** A store without a database. Set `broken` to make it fail as a dead one does. */
export class MemoryStore implements Store {
  broken = false;
  state: ControlState;
  readonly log: AuditEntry[] = [];
  private readonly open = new Map<string, Tab>();
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
    const { state, note, result } = decide(this.state);
    if (state !== this.state) this.state = { ...state, revision: this.state.revision + 1 };
    if (note) this.log.push(chained(this.log.at(-1) ?? null, note));
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

  async tabs() {
    this.check();
    return [...this.open.values()];
  }

  async noteTab(tab: Tab) {
    this.check();
    this.open.set(tab.tab, tab);
  }

  async forgetTabs(which: { tab: string } | { before: number }) {
    this.check();
    for (const { tab, at } of [...this.open.values()])
      if ('tab' in which ? tab === which.tab : at < which.before) this.open.delete(tab);
  }
}
