import { collect } from './collect-versions.ts';
import { type CrawledCommand, crawled } from './crawl-command.ts';
import { type Context, done, type Outcome, refuse } from './outcome.ts';
import { createOverride, endOverride, type OverrideCommand } from './override-commands.ts';
import { abort, pause, promote, resume, type StartCommand, start } from './rollout-commands.ts';
import type { ControlState, RightVerb, Token } from './state.ts';
import { withServing } from './state-updates.ts';
import { type CreateTokenCommand, createToken, revokeToken } from './token-commands.ts';
import { kill, type PublishCommand, publish, recall, rollback } from './version-commands.ts';

/** All commands of the control plane. */
export type Command =
  | PublishCommand
  | StartCommand
  | { verb: 'pause' | 'resume' | 'abort'; area: string }
  | { verb: 'promote'; area: string; force: boolean }
  | { verb: 'rollback'; area: string; version: string | null }
  | { verb: 'kill' | 'recall'; area: string; version: string }
  | OverrideCommand
  | { verb: 'end-override'; area: string; id: string }
  | CrawledCommand
  | { verb: 'freeze' | 'unfreeze' | 'collect' }
  | CreateTokenCommand
  | { verb: 'revoke-token'; id: string };

/** The right that each command needs. */
export const commandRights: Record<Command['verb'], RightVerb> = {
  publish: 'publish',
  start: 'rollout',
  pause: 'rollout',
  resume: 'rollout',
  promote: 'rollout',
  abort: 'rollout',
  rollback: 'rollback',
  recall: 'rollback',
  override: 'rollout',
  'end-override': 'rollout',
  crawled: 'rollout',
  kill: 'kill',
  freeze: 'freeze',
  unfreeze: 'freeze',
  collect: 'gc',
  'create-token': 'token',
  'revoke-token': 'token',
};

const everywhere: Command['verb'][] = ['freeze', 'unfreeze', 'collect', 'create-token', 'revoke-token'];

/** Area of a command; `*` for commands about all of them. */
export function areaOf(command: Command): string {
  if (command.verb === 'publish') return command.candidate.record.area;
  return 'area' in command && !everywhere.includes(command.verb) ? command.area : '*';
}

/** The right that a command needs, with its area. */
export const rightFor = (command: Command): { area: string; verb: RightVerb } => ({
  area: areaOf(command),
  verb: commandRights[command.verb],
});

function freeze(state: ControlState, { now, by, why }: Context): Outcome {
  if (state.frozen) return refuse(`Everything is frozen already, by ${state.frozen.by}.`);
  return done(
    { ...state, frozen: { since: now, by, why } },
    'Everybody is on stable versions until unfreeze.',
  );
}

function unfreeze(state: ControlState): Outcome {
  if (!state.frozen) return refuse('Nothing is frozen.');
  return done({ ...state, frozen: null }, 'Rollouts reach their shares again.');
}

function applyCommand(
  state: ControlState,
  command: Command,
  context: Context,
  caller: Token | null,
): Outcome {
  switch (command.verb) {
    case 'publish':
      return publish(state, command, context);
    case 'start':
      return start(state, command, context);
    case 'pause':
      return pause(state, command.area);
    case 'resume':
      return resume(state, command.area, context);
    case 'promote':
      return promote(state, command, context);
    case 'abort':
      return abort(state, command.area, context);
    case 'rollback':
      return rollback(state, command, context);
    case 'kill':
      return kill(state, command, context);
    case 'recall':
      return recall(state, command, context);
    case 'override':
      return createOverride(state, command, context);
    case 'end-override':
      return endOverride(state, command, context);
    case 'crawled':
      return crawled(state, command);
    case 'freeze':
      return freeze(state, context);
    case 'unfreeze':
      return unfreeze(state);
    case 'collect':
      return collect(state, context);
    case 'create-token':
      return createToken(state, command, context, caller);
    case 'revoke-token':
      return revokeToken(state, command.id, context, caller);
  }
}

/**
 * Applies one command: the state after it and its effects as sentences, or a refusal. Pure: random values and the time
 * come with the command and its context. `caller` is null for the origin itself.
 */
export function apply(
  state: ControlState,
  command: Command,
  context: Context,
  caller: Token | null = null,
): Outcome {
  const outcome = applyCommand(state, command, context, caller);
  if (!outcome.ok || outcome.state === state) return outcome;
  return { ...outcome, state: withServing(state, outcome.state, context) };
}
