import { Command, CommanderError } from 'commander';
import type { AuditLog, FoundReport, History, Reach, Status } from '../api/answers.ts';
import { parseRights } from '../control/token-commands.ts';
import { CommandError, DeployClient } from './client.ts';
import { type Common, common } from './common-options.ts';
import { type CrawlDeps, type CrawlOptions, crawlVersion } from './crawl.ts';
import {
  formatAudit,
  formatHistory,
  formatReach,
  formatRefusals,
  formatReport,
  formatStatus,
  formatTokens,
} from './format-output.ts';
import { addOverrideCommands } from './override-commands.ts';
import { parseConditions, parseDuration, parseShares } from './parse-values.ts';
import { type BuiltVersion, publishBuilt, readBuilt } from './publish.ts';

/** Dependencies of the command line. */
export type CommandLineDeps = CrawlDeps & {
  signingKey: () => string | null;
  printError: (line: string) => void;
  send: typeof fetch;
  build: (area: string) => Promise<BuiltVersion>;
};

type StartOptions = { steps?: number[]; every: number; small?: boolean };
type Reply = { said: string[]; token?: string; link?: string };

/** Default steps, in basis points. */
const usualShares = {
  usual: [0, 100, 500, 2500, 5000, 10_000],
  small: [0, 1000, 5000, 10_000],
};

/** The commands, each with its calls of the origin. */
class CommandLine {
  private readonly world: CommandLineDeps;
  readonly program = new Command('az');

  constructor(world: CommandLineDeps) {
    this.world = world;
    const { print, printError } = world;
    this.program
      .description('Publishes, rolls out and takes back versions of areas and of the shell.')
      .addHelpText(
        'after',
        '\nAZ_URL names the operators’ listener of an origin (http://localhost:4000), AZ_TOKEN the token.',
      )
      .showHelpAfterError('With --help it says what it takes.')
      .exitOverride()
      .configureOutput({
        writeOut: (text) => print(text.trimEnd()),
        writeErr: (text) => printError(text.trimEnd()),
      });
    this.addPublish();
    this.addCrawl();
    this.addRollout();
    this.addBrakes();
    addOverrideCommands(this.program, {
      client: () => this.client,
      now: world.now,
      answer: (reply, options) => this.answer(reply, options),
      print: (lines) => this.print(lines),
    });
    this.addTokens();
    this.addUpkeep();
  }

  private get url(): string {
    const url = this.world.environment.AZ_URL || 'http://localhost:4000';
    if (/^https?:\/\/[^/]+\/*$/.test(url)) return url.replace(/\/+$/, '');
    throw new CommandError(`AZ_URL is ${url}: write the address alone, such as http://localhost:4000.`);
  }

  private get client(): DeployClient {
    const { environment, send } = this.world;
    return new DeployClient({ url: this.url, token: environment.AZ_TOKEN ?? '', send });
  }

  private async run(verb: string, area: string, { dryRun = false, why = '' }: Common, more: object = {}) {
    const path = `/commands/${verb}/${area}`;
    this.answer(await this.client.post<Reply>(path, { dryRun, why, ...more }), { dryRun });
  }

  private answer({ said, token, link }: Reply, { dryRun = false }: Common) {
    if (dryRun) this.world.print('Dry run, nothing is moved:');
    this.print(said);
    if (token) this.world.print(`Token, shown this once: ${token}`);
    if (link) this.world.print(link);
  }

  private print(lines: string[]) {
    for (const line of lines) this.world.print(line);
  }

  private addPublish() {
    common(this.program.command('publish <area>'))
      .description('build an area (or the shell), ask the gate, upload and record it; nobody is given it yet')
      .option('--from <folder>', 'take this build instead of building')
      .action(async (area: string, options: Common & { from?: string }) => {
        const { print, build, signingKey } = this.world;
        // Checked before the build: origin, token and the named key.
        await this.client.get<Status>('/status');
        const key = signingKey();
        const built = options.from ? await readBuilt(options.from) : await build(area);
        if (built.record.area !== area) throw new CommandError(`This is a build of ${built.record.area}.`);
        const { dryRun = false, why = '' } = options;
        await publishBuilt(this.client, built, { signingKey: key, dryRun, why, print });
      });
  }

  private addCrawl() {
    common(this.program.command('crawl <area> <version>'))
      .description('look at every page of a published version before anybody is given it')
      .option('--id <id>', 'what stands for the parameters of routes', '1')
      .option(
        '--only <conditions>',
        'a part of it, such as long,api-503: it can fail, not pass',
        parseConditions,
      )
      .action((area: string, version: string, options: Omit<CrawlOptions, 'area' | 'version'>) =>
        crawlVersion({ client: this.client, world: this.world }, { area, version, ...options }),
      );
  }

  private addRollout() {
    const rollout = this.program.command('rollout').description('bring a version to visitors step by step');
    common(rollout.command('start <area> <version>'))
      .description('give a published version to the share of the first step')
      .option('--steps <shares>', 'shares of the visitors in percent (0,1,5,25,50,100)', parseShares)
      .option('--small', 'for fewer than 1000 members a day: 0, 10, 50 and 100 %, fewer clean sessions')
      .option('--every <time>', 'how long each step is watched at least', parseDuration, 600_000)
      .action((area: string, version: string, options: Common & StartOptions) => {
        const profile = options.small ? 'small' : 'usual';
        const shares = options.steps ?? usualShares[profile];
        const steps = shares.map((basisPoints) => ({ basisPoints, soakMs: options.every }));
        return this.run('start', area, options, { version, steps, profile });
      });
    for (const [verb, does] of [
      ['pause', 'hold the rollout at its share'],
      ['resume', 'let a paused rollout go on'],
      ['abort', 'end the rollout: everybody is back on the stable version'],
    ] as const)
      common(rollout.command(`${verb} <area>`))
        .description(does)
        .action((area: string, options: Common) => this.run(verb, area, options));
    common(rollout.command('promote <area>'))
      .description('go to the next step; after the last one the version is stable')
      .option('--force', 'do not wait for the time of the step')
      .action((area: string, options: Common & { force?: boolean }) =>
        this.run('promote', area, options, { force: options.force ?? false }),
      );
    rollout
      .command('status [area]')
      .description('who gets what; of one area with its versions')
      .action(async (area?: string) => {
        // An unknown area is reported here, too.
        if (area) await this.client.get<History>(`/areas/${area}/history`);
        this.print(formatStatus(await this.client.get<Status>('/status'), area));
      });
    rollout
      .command('history <area>')
      .description('which versions were stable, and how its rollouts ended')
      .action(async (area: string) =>
        this.print(formatHistory(await this.client.get<History>(`/areas/${area}/history`))),
      );
  }

  private addBrakes() {
    common(this.program.command('rollback <area> [version]'))
      .description('end the rollout, or go back to the stable version before, or to a retained one')
      .action((area: string, version: string | undefined, options: Common) =>
        this.run('rollback', area, options, { version: version ?? null }),
      );
    const recall = common(this.program.command('recall'))
      .argument('<area>')
      .argument('<version>')
      .description('take a version from everybody, open tabs included, until it is rolled out again')
      .action((area: string, version: string, options: Common) =>
        this.run('recall', area, options, { version }),
      );
    recall
      .command('status <area>')
      .description('how many open tabs had a recalled version, and how many have left it')
      .action(async (area: string) => {
        const { recalls } = await this.client.get<{ recalls: Reach[] }>(`/areas/${area}/recalls`);
        this.print(formatReach(area, recalls));
      });
    common(this.program.command('kill <area> <version>'))
      .description('take a version from everybody for good, open tabs included')
      .action((area: string, version: string, options: Common) =>
        this.run('kill', area, options, { version }),
      );
    for (const [verb, does] of [
      ['freeze', 'put everybody on stable versions'],
      ['unfreeze', 'let rollouts reach their shares again'],
    ] as const)
      common(this.program.command(verb))
        .description(does)
        .action((options: Common) => this.run(verb, 'all', options));
  }

  private addTokens() {
    const token = this.program.command('token').description('rights of teams');
    token
      .command('list')
      .description('every token with its team and rights; the tokens themselves are nowhere')
      .action(async () =>
        this.print(formatTokens(await this.client.get<Status>('/status'), this.world.now())),
      );
    common(token.command('create <team>'))
      .description('make a token, which is shown once')
      .requiredOption('--rights <rights>', 'such as feed:publish,feed:rollout,*:read')
      .option('--expires <time>', 'such as 90d', parseDuration)
      .action((team: string, options: Common & { rights: string; expires?: number }) => {
        const expiresAt = options.expires ? this.world.now() + options.expires : null;
        return this.run('create-token', 'all', options, {
          team,
          rights: readRights(options.rights),
          expiresAt,
        });
      });
    common(token.command('revoke <id>'))
      .description('end a token at once')
      .action((id: string, options: Common) => this.run('revoke-token', 'all', options, { id }));
  }

  private addUpkeep() {
    common(this.program.command('gc'))
      .description('remove files that no open page, rollout or rollback can need')
      .action((options: Common) => this.run('collect', 'all', options));
    this.program
      .command('sbom <area> <version>')
      .description('the bill of materials of a version, in CycloneDX')
      .action(async (area: string, version: string) => {
        const bill = await this.client.get<object>(`/areas/${area}/sbom/${encodeURIComponent(version)}`);
        this.world.print(JSON.stringify(bill, null, 1));
      });
    this.program
      .command('report <id>')
      .description('what was reported under the reference on a member’s error tile')
      .action(async (id: string) => {
        this.print(formatReport(await this.client.get<FoundReport>(`/reports/${id}`)));
      });
    const audit = this.program.command('audit').description('who did what, and why');
    audit
      .command('refusals')
      .description('refused tokens of 30 days, counted by hour, reason and address')
      .action(async () => this.print(formatRefusals(await this.client.get<AuditLog>('/audit'))));
    audit
      .command('verify')
      .description('the last entries, and whether the whole log is as it was written')
      .option('--last <number>', 'entries to show', Number, 20)
      .action(async ({ last }: { last: number }) => {
        const log = await this.client.get<AuditLog>('/audit');
        this.print(formatAudit(log, last));
        if (log.broken !== null) throw new CommandError('Somebody has changed the audit log.');
      });
  }
}

function readRights(text: string) {
  try {
    return parseRights(text);
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs `az <words>` and returns the exit code. An error is printed as one sentence. */
export async function runCommandLine(commandArguments: string[], world: CommandLineDeps): Promise<number> {
  try {
    await new CommandLine(world).program.parseAsync(commandArguments, { from: 'user' });
    return 0;
  } catch (error) {
    // The library has printed the usage error already.
    if (error instanceof CommanderError) return error.exitCode;
    world.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
