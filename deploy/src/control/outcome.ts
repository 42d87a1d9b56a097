import type { Finding } from '../gate/finding.ts';
import type { ControlState } from './state.ts';

export type RefusalKind =
  | 'signed-out'
  | 'not-allowed'
  | 'unknown'
  | 'refused'
  | 'conflict'
  | 'no-room'
  | 'too-large';

export type Refusal = { ok: false; kind: RefusalKind; sentence: string; findings: Finding[] };

/** A new state, with one sentence for each effect, or a refusal that changes nothing. */
export type Outcome = { ok: true; state: ControlState; said: string[] } | Refusal;

/** That the guardrail holds a rollout at a share, and the sentence that refuses to continue it. */
export type Hold = { id: string; basisPoints: number; sentence: string };

export type CommandContext = { now: number; by: string; why: string; hold?: Hold | null };

export const accept = (state: ControlState, ...said: string[]): Outcome => ({ ok: true, state, said });

export const refuse = (
  sentence: string,
  kind: RefusalKind = 'refused',
  findings: Finding[] = [],
): Refusal => ({
  ok: false,
  kind,
  sentence,
  findings,
});
