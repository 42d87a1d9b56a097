import * as v from 'valibot';
import type { CommandAnswer } from '../answers/answers.ts';
import type { CommandContext, Outcome } from '../control/outcome.ts';
import type { ControlState, RightVerb, Token } from '../control/state.ts';
import { text } from '../versions/record-schema.ts';

/** Flags, description, parser and default of an option. What the parser throws is printed as a sentence. */
export type CommandOption = [
  flags: string,
  description: string,
  parse?: (text: string) => unknown,
  initial?: unknown,
];

/** How a command is typed, what its help says, and its options. */
export type Words = {
  /** Name, `<required>` and `[optional]` arguments. */
  usage: string;
  /** Line of the help, and of the table in `deploy/README.md`. */
  description: string;
  requiredOptions?: CommandOption[];
  options?: CommandOption[];
};

const commonFields = {
  dryRun: v.optional(v.boolean(), false),
  expected: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  why: v.optional(text, ''),
};

export const bodySchema = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.strictObject({ ...commonFields, ...fields });

type BodySchema = v.GenericSchema<unknown, { dryRun: boolean; expected: number | null; why: string }>;

/** What the origin adds to a command, such as random values, and what its reply contains after it is executed. */
type Created<Added> = {
  fields: Added;
  reply?: (productUrl: () => string) => Pick<CommandAnswer, 'link' | 'token'>;
};

/** What a command does. `Command` is the type of its fields except the verb. */
type Behaviour<Command> = Words & {
  right: RightVerb;
  /** Pure: the state after the command and its effects, or a refusal. `caller` is null for the origin itself. */
  apply(state: ControlState, command: Command, context: CommandContext, caller: Token | null): Outcome;
  /** Text for the audit log, never with a token. By default it is the command's version, if it has one. */
  logText?(command: Command, before: ControlState): string;
  /** Runs after the state has changed. Returns sentences for the reply. */
  finish?(files: { clear(): Promise<string[]> }): Promise<string[]>;
};

/** A command of the registry. `Body` is the type of the fields that only this command has in its request. */
export type Definition<Command, Body = object> = Behaviour<Command> & {
  /** `all`: the command concerns all areas, and needs its right for all areas. */
  scope: 'area' | 'all';
  body: BodySchema;
  toBody?(values: object, now: number): Body;
  create?(): Created<object>;
};

type Input<Fields extends v.ObjectEntries> = v.InferInput<v.StrictObjectSchema<Fields, undefined>>;
type Output<Fields extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Fields, undefined>>;

/** A command as its file defines it. Its fields are those of the body and those that the origin adds. */
type Statement<Fields extends v.ObjectEntries, Added, Command> = Behaviour<Command> & {
  /** Fields of the body, in addition to `dryRun`, `expected` and `why`. */
  fields?: Fields;
  /** Makes the body from the arguments and options of the command line, which by default are the body's fields. */
  toBody?(values: object, now: number): Input<Fields>;
  /** Called for each command; returns what the origin adds to the body. */
  create?(): Created<Added>;
};

const definer =
  <Scoped extends object>(scope: 'area' | 'all') =>
  <Fields extends v.ObjectEntries = Record<never, never>, Added extends object = object>({
    fields,
    ...rest
  }: Statement<Fields, Added, Scoped & Output<Fields> & Added>): Definition<
    Scoped & Output<Fields> & Added,
    Input<Fields>
  > => ({
    ...rest,
    scope,
    // The cast is needed because merging the common fields with fields of any name loses their types.
    body: bodySchema<v.ObjectEntries>(fields ?? {}) as BodySchema,
  });

export const areaCommand = definer<{ area: string }>('area');

export const globalCommand = definer<object>('all');
