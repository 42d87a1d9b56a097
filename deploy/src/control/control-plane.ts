import type { Override } from '../rollout/override.ts';
import { apply, areaOf, type Command, rightFor } from './apply.ts';
import { type AuditEntry, firstBroken } from './audit.ts';
import { type Outcome, type Refusal, refuse } from './outcome.ts';
import { overrideText } from './override-commands.ts';
import type { ControlState, RightVerb, Token } from './state.ts';
import type { Store } from './store.ts';
import { admit, rightText } from './token-commands.ts';

/** Who asks: the origin itself or its guardrail, or whoever holds a token (null: none was sent). */
export type Caller = 'origin' | 'guardrail' | { token: string | null };

export type Request = {
  /** Says what would move, and moves nothing. */
  dryRun?: boolean;
  /** Revision that the caller has seen: when it is no longer the present one, nothing is done. */
  expected?: number | null;
  /** The caller's reason, for the log. */
  why?: string;
};

export type Answer = { ok: true; revision: number; said: string[] } | Refusal;

/** What the log says of a command: never a token, and of a version its name only. */
function words(command: Command): string {
  switch (command.verb) {
    case 'publish':
      return command.candidate.record.version;
    case 'create-token':
      return `${command.id} of ${command.team}: ${command.rights.map(rightText).join(', ')}`;
    case 'revoke-token':
    case 'end-override':
      return command.id;
    case 'override':
      return `${command.id}: ${overrideText(command)}`;
    case 'start':
      return `${command.version} by ${command.steps.map(({ basisPoints }) => basisPoints / 100).join(', ')} %`;
    case 'crawled':
      return `${command.version}: ${command.pages} pages, ${command.findings} findings`;
    default:
      return 'version' in command && command.version ? command.version : '';
  }
}

/** Carries out commands, one at a time, and writes every change and every refused token into the audit log. */
export class ControlPlane {
  readonly store: Store;
  private readonly now: () => number;
  private readonly onChange: () => void;

  constructor(store: Store, now: () => number = Date.now, onChange: () => void = () => undefined) {
    this.store = store;
    this.now = now;
    this.onChange = onChange;
  }

  async execute(caller: Caller, command: Command, request: Request = {}): Promise<Answer> {
    const answer = await this.store.change<Answer>((state) => this.decide(state, caller, command, request));
    if (answer.ok && !request.dryRun) this.onChange();
    return answer;
  }

  /** Whether a caller may do something of several steps, before the first one. A refused token is noted. */
  async permit(
    caller: Caller,
    wanted: { area: string; verb: RightVerb },
    what: string,
  ): Promise<{ ok: true; state: ControlState } | Refusal> {
    const state = await this.store.read();
    const admitted = typeof caller === 'string' ? null : admit(state, caller.token, wanted, this.now());
    if (!admitted || 'token' in admitted) return { ok: true, state };
    await this.store.change((present) => ({
      state: present,
      note: this.note(admitted.team ?? 'unknown', what, wanted.area, admitted.refusal),
      result: null,
    }));
    return admitted.refusal;
  }

  /** Notes that somebody has opened an override. Nothing moves by it, so the revision stays as it is. */
  async noteOpened({ id, area, version }: Override): Promise<void> {
    const what = `${id}: ${area} ${version}`;
    const opened = { who: 'visitor', verb: 'open-override', area, result: 'done' as const, what, why: '' };
    await this.store.change((state) => ({ state, note: { at: this.now(), ...opened }, result: null }));
  }

  /** The log, with the place of its first line that is not as it was written. */
  async verify(): Promise<{ entries: AuditEntry[]; broken: number | null }> {
    const entries = await this.store.audit();
    return { entries, broken: firstBroken(entries) };
  }

  private note(who: string, verb: string, area: string, outcome: Outcome | Refusal, what = '', why = '') {
    const result = outcome.ok ? ('done' as const) : ('refused' as const);
    return { at: this.now(), who, verb, area, result, what: outcome.ok ? what : outcome.sentence, why };
  }

  private decide(state: ControlState, caller: Caller, command: Command, request: Request) {
    const { dryRun = false, expected = null, why = '' } = request;
    const area = areaOf(command);
    let token: Token | null = null;
    if (typeof caller !== 'string') {
      const admitted = admit(state, caller.token, rightFor(command), this.now());
      if ('refusal' in admitted) {
        const note = this.note(admitted.team ?? 'unknown', command.verb, area, admitted.refusal, '', why);
        return { state, note, result: admitted.refusal };
      }
      token = admitted.token;
    }
    if (expected !== null && expected !== state.revision) {
      const sentence = `Somebody was faster: the revision is ${state.revision}, not ${expected}. Look again and retry.`;
      return { state, note: null, result: refuse(sentence, 'conflict') };
    }
    const by = typeof caller === 'string' ? caller : `${token?.team}/${token?.id}`;
    const outcome = apply(state, command, { now: this.now(), by, why }, token);
    // A right that is not the caller's to give is a refused token too.
    const isNoted = outcome.ok ? outcome.state !== state && !dryRun : outcome.kind === 'not-allowed';
    const note = isNoted ? this.note(by, command.verb, area, outcome, words(command), why) : null;
    if (!outcome.ok) return { state, note, result: outcome };
    const after = dryRun ? state : outcome.state;
    const revision = after === state ? state.revision : state.revision + 1;
    return { state: after, note, result: { ok: true as const, revision, said: outcome.said } };
  }
}
