import { type Command, commands } from '../commands/index.ts';
import type { CommandContext, Outcome } from './outcome.ts';
import type { ControlState, RightVerb, Token } from './state.ts';
import { withServing } from './state-updates.ts';

/** Area of a command; `*` for commands that concern all areas. */
export function areaOf(command: Command): string {
  if (command.verb === 'publish') return command.candidate.record.area;
  return commands[command.verb].scope === 'area' && 'area' in command ? command.area : '*';
}

export const rightFor = (command: Command): { area: string; verb: RightVerb } => ({
  area: areaOf(command),
  verb: commands[command.verb].right,
});

/** Text for a command on the state `before` in the audit log: never a token, and only the name of a version. */
export const logTextOf = (command: Command, before: ControlState): string =>
  commands[command.verb].logText?.(command, before) ?? ('version' in command ? (command.version ?? '') : '');

/** Pure: the state after a command and its effects, or a refusal. `caller` is null for the origin itself. */
export function apply(
  state: ControlState,
  command: Command,
  context: CommandContext,
  caller: Token | null = null,
): Outcome {
  const outcome = commands[command.verb].apply(state, command, context, caller);
  if (!outcome.ok || outcome.state === state) return outcome;
  return { ...outcome, state: withServing(state, outcome.state, context) };
}
