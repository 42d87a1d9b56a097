import type { Command } from 'commander';
import type { CommandAnswer } from '../api/answers.ts';
import type { DeployClient } from './client.ts';
import { type Common, common } from './common-options.ts';
import { formatOverrides } from './format-output.ts';
import { createOverride, endOverride, listOverrides } from './override.ts';
import { parseDuration } from './parse-values.ts';

type Parts = {
  client: () => DeployClient;
  now: () => number;
  /** Prints the result of a command. */
  answer: (reply: CommandAnswer, options: Common) => void;
  print: (lines: string[]) => void;
};

type Options = Common & { expires: number; member?: string };

/** Adds `override <area> <version>`, `override list` and `override end <id>`. */
export function addOverrideCommands(program: Command, { client, now, answer, print }: Parts): void {
  const override = common(program.command('override'))
    .argument('<area>')
    .argument('<version>')
    .description('make a link that shows one version to whoever opens it, for a short time')
    .option('--expires <time>', 'how long the link works, 24h at most', parseDuration, 3_600_000)
    .option('--member <id>', 'only for this member')
    .action(async (area: string, version: string, options: Options) => {
      const wanted = { area, version, member: options.member ?? null, expiresAt: now() + options.expires };
      answer(await createOverride(client(), wanted, options), options);
    });
  override
    .command('list')
    .description('the overrides that can be opened now')
    .action(async () => print(formatOverrides(await listOverrides(client()))));
  common(override.command('end <id>'))
    .description('end an override at once, by its id or its link')
    .action(async (id: string, options: Common) => answer(await endOverride(client(), id, options), options));
}
