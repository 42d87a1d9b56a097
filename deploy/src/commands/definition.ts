import * as v from 'valibot';
import type { CommandAnswer } from '../answers/answers.ts';
import type { Context, Outcome } from '../control/outcome.ts';
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

/** Random values of a new command, and what the reply contains once it is executed. */
type Created<Added> = {
  fields: Added;
  reply?: (productUrl: () => string) => Pick<CommandAnswer, 'link' | 'token'>;
};

/** What a command does: `Command` are its fields beside the verb. */
type Behaviour<Command> = Words & {
  right: RightVerb;
  /** Pure: the state after the command and its effects, or a refusal. `caller` is null for the origin itself. */
  apply(state: ControlState, command: Command, context: Context, caller: Token | null): Outcome;
  /** Text in the audit log, never a token; by default the version, if it names one. */
  logText?(command: Command): string;
  /** Work after the state has changed. Returns sentences for the reply. */
  finish?(files: { clear(): Promise<string[]> }): Promise<string[]>;
};

/** A command of the registry; `Body` are its own fields of a request. */
export type Definition<Command, Body = object> = Behaviour<Command> & {
  /** Commands about everything need their right for all areas. */
  scope: 'area' | 'all';
  body: BodySchema;
  toBody?(values: object, now: number): Body;
  create?(): Created<object>;
};

type Input<Fields extends v.ObjectEntries> = v.InferInput<v.StrictObjectSchema<Fields, undefined>>;
type Output<Fields extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Fields, undefined>>;

/** A command as its file states it: its fields are those of the body, and those that the origin adds. */
type Statement<Fields extends v.ObjectEntries, Added, Command> = Behaviour<Command> & {
  /** Fields of the body beside `dryRun`, `expected` and `why`. */
  fields?: Fields;
  /** Body for the arguments and options of the command line; by default these are its fields. */
  toBody?(values: object, now: number): Input<Fields>;
  /** Called for each new command: what the origin adds to its body. */
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
    // The type of the common fields is lost when they are merged with fields of any name.
    body: bodySchema<v.ObjectEntries>(fields ?? {}) as BodySchema,
  });

export const areaCommand = definer<{ area: string }>('area');

export const globalCommand = definer<object>('all');
