import { abort } from './abort.ts';
import { collect } from './collect.ts';
import { crawled } from './crawled.ts';
import { createToken } from './create-token.ts';
import type { Definition } from './definition.ts';
import { endOverride } from './end-override.ts';
import { freeze } from './freeze.ts';
import { kill } from './kill.ts';
import { override } from './override.ts';
import { pause } from './pause.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { recall } from './recall.ts';
import { resume } from './resume.ts';
import { revokeToken } from './revoke-token.ts';
import { rollback } from './rollback.ts';
import { removeRule, setRule } from './rules.ts';
import { start } from './start.ts';
import { unfreeze } from './unfreeze.ts';

const definitions = {
  publish,
  crawled,
  start,
  pause,
  resume,
  abort,
  promote,
  rollback,
  recall,
  kill,
  freeze,
  unfreeze,
  'set-rule': setRule,
  'remove-rule': removeRule,
  override,
  'end-override': endOverride,
  'create-token': createToken,
  'revoke-token': revokeToken,
  collect,
};

/** Name of a command: its verb in paths, rights and the audit log. */
export type CommandName = keyof typeof definitions;

type FieldsOf<Name extends CommandName> = Parameters<(typeof definitions)[Name]['apply']>[1];

/** What a client sends with a command, in addition to `dryRun`, `expected` and `why`. */
export type BodyOf<Name extends CommandName> = ReturnType<NonNullable<(typeof definitions)[Name]['toBody']>>;

export type Command = { [Name in CommandName]: { verb: Name } & FieldsOf<Name> }[CommandName];

/** Definitions of all commands, in the order of the command line's help. */
export const commands: Record<CommandName, Definition<FieldsOf<CommandName>>> = definitions;
