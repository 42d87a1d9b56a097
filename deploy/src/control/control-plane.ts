import type { Command } from '../commands/index.ts';
import type { Override } from '../rollout/override.ts';
import { apply, areaOf, logTextOf, rightFor } from './apply.ts';
import { type AuditEntry, firstBroken } from './audit.ts';
import { type Hold, type Refusal, refuse } from './outcome.ts';
import type { ControlState, RightVerb, Token } from './state.ts';
import type { Change, Store } from './store.ts';
import { type AccessDenial, authorize } from './tokens.ts';

/** The origin, its guardrail, or the sender of a token; `token` is null if none was sent. `address` is a hash. */
export type Caller = 'origin' | 'guardrail' | { token: string | null; address: string };

export type Request = {
  /** Only replies what would change, and changes nothing. */
  dryRun?: boolean;
  /** Revision of the state that the caller has read. The command is refused when the state has changed since. */
  expected?: number | null;
  /** The caller's reason, for the log. */
  why?: string;
  /** How the guardrail holds the rollout that the command is about. */
  hold?: Hold | null;
};

export type Answer = { ok: true; revision: number; said: string[] } | Refusal;

/** Verbs of the audit log about rollouts that the guardrail holds. */
export const holdVerbs = ['hold', 'end-hold'];

type Decision = { answer: Answer; denied: AccessDenial | null };

const unchanged = (
  state: ControlState,
  answer: Answer,
  denied: AccessDenial | null = null,
): Change<Decision> => ({
  state,
  note: null,
  result: { answer, denied },
});

/** Executes commands, one at a time, writes every change into the audit log and counts refused tokens. */
export class ControlPlane {
  readonly store: Store;
  private readonly now: () => number;
  private readonly onChange: () => void;
  private seen: ControlState | null = null;

  constructor(store: Store, now: () => number = Date.now, onChange: () => void = () => undefined) {
    this.store = store;
    this.now = now;
    this.onChange = onChange;
  }

  async execute(caller: Caller, command: Command, request: Request = {}): Promise<Answer> {
    const { answer, denied } = await this.store.change((state) =>
      this.decide(state, caller, command, request),
    );
    if (denied) await this.countRefusal(caller, { verb: command.verb, area: areaOf(command) }, denied);
    if (answer.ok && !request.dryRun) this.onChange();
    return answer;
  }

  /** The refusal of a caller without the right, or null. Only one small query, so that it can precede any limit. */
  async deniedFor(caller: Caller, wanted: { area: string; verb: RightVerb }): Promise<AccessDenial | null> {
    if (typeof caller === 'string') return null;
    const authorized = authorize(await this.current(), caller.token, wanted, this.now());
    return 'token' in authorized ? null : authorized;
  }

  /** Counts a refused token, and records the call as the last one for which it was refused. */
  async countRefusal(
    caller: Caller,
    { verb, area }: { verb: string; area: string },
    { reason, who }: AccessDenial,
  ): Promise<void> {
    if (typeof caller === 'string') return;
    await this.store.countRefusal({ at: this.now(), reason, who, address: caller.address, verb, area });
  }

  /** Records that somebody has opened an override. The state and its revision stay. */
  async recordOpened({ id, area, version }: Override): Promise<void> {
    const what = `${id}: ${area} ${version}`;
    const opened = { who: 'visitor', verb: 'open-override', area, result: 'done' as const, what, why: '' };
    await this.store.change((state) => ({ state, note: { at: this.now(), ...opened }, result: null }));
  }

  /** Records that the guardrail holds a version, or does so no more; of several origins that say it, once. */
  async recordHold(
    verb: 'hold' | 'end-hold',
    { area, version }: { area: string; version: string },
    why: string,
  ): Promise<void> {
    const note = {
      at: this.now(),
      who: 'guardrail',
      verb,
      area,
      result: 'done' as const,
      what: version,
      why,
    };
    await this.store.change((state) => ({ state, note, once: holdVerbs, result: null }));
  }

  /** The log, with the position of its first invalid line. */
  async verify(): Promise<{ entries: AuditEntry[]; broken: number | null }> {
    const entries = await this.store.audit();
    return { entries, broken: firstBroken(entries) };
  }

  /** The present state; read again only when its revision has changed. */
  private async current(): Promise<ControlState> {
    const revision = await this.store.revision();
    const state = this.seen?.revision === revision ? this.seen : await this.store.read();
    this.seen = state;
    return state;
  }

  private decide(state: ControlState, caller: Caller, command: Command, request: Request): Change<Decision> {
    const { dryRun = false, expected = null, why = '', hold = null } = request;
    let token: Token | null = null;
    if (typeof caller !== 'string') {
      const authorized = authorize(state, caller.token, rightFor(command), this.now());
      if ('refusal' in authorized) return unchanged(state, authorized.refusal, authorized);
      token = authorized.token;
    }
    if (expected !== null && expected !== state.revision) {
      const sentence = `Somebody was faster: the revision is ${state.revision}, not ${expected}. Look again and retry.`;
      return unchanged(state, refuse(sentence, 'conflict'));
    }
    const by = typeof caller === 'string' ? caller : `${token?.team}/${token?.id}`;
    const outcome = apply(state, command, { now: this.now(), by, why, hold }, token);
    if (!outcome.ok) {
      // An attempt to grant rights that the token lacks counts as a refused token too.
      const isDenied = outcome.kind === 'not-allowed' && token;
      const denied = isDenied ? { refusal: outcome, reason: 'not-allowed' as const, who: by } : null;
      return unchanged(state, outcome, denied);
    }
    const { said } = outcome;
    if (dryRun || outcome.state === state)
      return unchanged(state, { ok: true, revision: state.revision, said });
    return {
      state: outcome.state,
      note: {
        ...{ at: this.now(), who: by, verb: command.verb, area: areaOf(command) },
        ...{ result: 'done', what: logTextOf(command, state), why },
      },
      result: { answer: { ok: true, revision: state.revision + 1, said }, denied: null },
    };
  }
}
