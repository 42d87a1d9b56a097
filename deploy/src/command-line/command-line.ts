import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { CommandAnswer } from '../answers/answers.ts';
import type { CommandOption, Words } from '../commands/definition.ts';
import { type CommandName, commands } from '../commands/index.ts';
import { CommandError, type CommonValues, DeployClient } from './client.ts';
import { type CrawlDeps, type CrawlOptions, crawlVersion } from './crawl.ts';
import { endOverride } from './override.ts';
import { type PublishDeps, publishArea } from './publish.ts';
import { reads } from './reads.ts';
import { type RecordOptions, recordBuild } from './record.ts';

export type CommandLineDeps = CrawlDeps &
  PublishDeps & {
    printError: (line: string) => void;
    send: typeof fetch;
  };

const groups: Record<string, string> = {
  rollout: 'bring a version to visitors step by step',
  rules: 'limits of what pages measure',
  token: 'rights of teams',
  key: 'keys that versions are signed with',
  audit: 'who did what, and why',
};

/** The command that makes the version record of a build. It sends nothing to an origin. */
const record: Words = {
  usage: 'record <folder>',
  description: 'write the version record of a build by a stock toolchain',
  requiredOptions: [['--area <file>', 'the area.json of the area']],
};

const changeOptions: CommandOption[] = [
  ['--dry-run', 'say what would move, and move nothing'],
  ['--why <reason>', 'reason, for the audit log'],
];

type Values = CommonValues & { area?: string };

/** The action of a command. The type is loose, so that each action can declare the values that its own usage has. */
type Action = { run(values: Values): Promise<void> }['run'];

/** Wraps the parser of an option: its errors become errors of commander, which prints their sentences. */
const parserOf = (parse: (text: string) => unknown) => (text: string) => {
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
};

function addOptions(command: Command, options: CommandOption[], isRequired: boolean) {
  for (const [flags, description, parse, initial] of options) {
    const option = command.createOption(flags, description).default(initial).makeOptionMandatory(isRequired);
    command.addOption(parse ? option.argParser(parserOf(parse)) : option);
  }
}

/** Adds a command, in the groups that the first words of its usage name. */
function addCommand(
  program: Command,
  { usage, description, requiredOptions = [], options = [] }: Words,
  run: Action,
  commonOptions: CommandOption[] = [],
) {
  const words = usage.split(' ');
  const groupNames = words.filter((word) => /^\w/.test(word)).slice(0, -1);
  const group = groupNames.reduce(
    (parent, name) =>
      parent.commands.find((one) => one.name() === name) ??
      parent.command(name).description(groups[name] ?? ''),
    program,
  );
  const command = group.command(words.slice(groupNames.length).join(' ')).description(description);
  addOptions(command, commonOptions, false);
  addOptions(command, requiredOptions, true);
  addOptions(command, options, false);
  command.action(() => {
    const { registeredArguments, processedArgs } = command;
    const named = registeredArguments.map((argument, index) => [argument.name(), processedArgs[index]]);
    return run({ ...command.opts(), ...Object.fromEntries(named) });
  });
}

function clientOf({ environment, send, now }: CommandLineDeps): DeployClient {
  const url = environment.AZ_URL || 'http://127.0.0.1:4000';
  if (!/^https?:\/\/[^/]+\/*$/.test(url))
    throw new CommandError(`AZ_URL is ${url}: write the address alone, such as http://127.0.0.1:4000.`);
  // `localhost` may resolve to `::1`, and another program that listens on this port there would get the token.
  const address = url.replace(/^http:\/\/localhost(?=[:/]|$)/i, 'http://127.0.0.1');
  return new DeployClient({ url: address, token: environment.AZ_TOKEN ?? '', send, now });
}

function createProgram(deps: CommandLineDeps): Command {
  const { print, printError, now } = deps;
  const printLines = (lines: string[]) => {
    for (const line of lines) print(line);
  };
  const printAnswer = ({ said, token, link }: CommandAnswer, { dryRun = false }: CommonValues) => {
    if (dryRun) print('Dry run, nothing is moved:');
    printLines(said);
    if (token) print(`Token, shown this once: ${token}`);
    if (link) print(link);
  };
  /** The actions of commands that do more than send their values. */
  const actions: Partial<Record<CommandName, Action>> = {
    publish: (values: Parameters<typeof publishArea>[2]) => publishArea(clientOf(deps), deps, values),
    crawled: (values: CrawlOptions) => crawlVersion({ client: clientOf(deps), deps }, values),
    'end-override': async ({ id, ...common }: CommonValues & { id: string }) =>
      printAnswer(await endOverride(clientOf(deps), id, common), common),
  };
  const send = async (name: CommandName, { area = 'all', dryRun, why, ...values }: Values) => {
    const body = commands[name].toBody?.(values, now()) ?? values;
    printAnswer(await clientOf(deps).command(name, area, { dryRun, why }, body), { dryRun });
  };
  const program = new Command('az')
    .description('Publishes, rolls out and takes back versions of areas and of the shell.')
    .addHelpText(
      'after',
      '\nAZ_URL names the operators’ listener of an origin (http://127.0.0.1:4000), AZ_TOKEN the token.',
    )
    .showHelpAfterError('With --help it says what it takes.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    });
  const addReads = (next?: CommandName) => {
    for (const read of reads.filter(({ before }) => before === next))
      addCommand(program, read, (values) =>
        read.run({ client: clientOf(deps), now, print: printLines }, values),
      );
  };
  addCommand(program, record, async (values: RecordOptions) => print(await recordBuild(values)));
  for (const name of Object.keys(commands) as CommandName[]) {
    addReads(name);
    addCommand(program, commands[name], actions[name] ?? ((values) => send(name, values)), changeOptions);
  }
  addReads();
  return program;
}

/** Runs `az <words>` and returns the exit code. An error is printed as one sentence. */
export async function runCommandLine(commandArguments: string[], deps: CommandLineDeps): Promise<number> {
  try {
    await createProgram(deps).parseAsync(commandArguments, { from: 'user' });
    return 0;
  } catch (error) {
    // The library has printed the usage error already.
    if (error instanceof CommanderError) return error.exitCode;
    deps.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
