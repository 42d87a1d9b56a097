import type { AuditLog, History, KeyStatus, Reach, Status } from '../answers/answers.ts';
import type { Finding, FoundReport } from '../answers/health-answers.ts';
import type { Words } from '../commands/definition.ts';
import type { CommandName } from '../commands/index.ts';
import { CommandError, type DeployClient } from './client.ts';
import {
  formatAudit,
  formatFindings,
  formatHistory,
  formatKeys,
  formatOverrides,
  formatReach,
  formatRefusals,
  formatReport,
  formatRules,
  formatStatus,
  formatTokens,
} from './format-output.ts';
import { listOverrides } from './override.ts';

type Deps = { client: DeployClient; now: () => number; print: (lines: string[]) => void };

export type Read = Words & {
  /** The command before which the help lists this one; by default it is listed after all commands. */
  before?: CommandName;
  run(deps: Deps, values: object): Promise<void>;
};

/** All commands that change nothing, in the order of the help. */
export const reads: Read[] = [
  {
    usage: 'override list',
    description: 'the overrides that can be opened now',
    before: 'end-override',
    run: async ({ client, print }) => print(formatOverrides(await listOverrides(client))),
  },
  {
    usage: 'token list',
    description: 'every token with its team and rights; the tokens themselves are nowhere',
    before: 'create-token',
    run: async ({ client, print, now }) => print(formatTokens(await client.get<Status>('/status'), now())),
  },
  {
    usage: 'key list',
    description: 'the accepted signing keys, and the versions that each has signed',
    run: async ({ client, print }) => print(formatKeys(await client.get<KeyStatus>('/keys'))),
  },
  {
    usage: 'rollout status [area]',
    description: 'who gets what; of one area with its versions',
    options: [['--json', 'as JSON, with the figures of every rollout']],
    async run({ client, print }, { area, json }: { area?: string; json?: boolean }) {
      // This call is made only because it rejects for an unknown area.
      if (area) await client.get<History>(`/areas/${area}/history`);
      const { tokens, ...status } = await client.get<Status>('/status');
      const areas = status.areas.filter((one) => !area || one.area === area);
      print(json ? [JSON.stringify({ ...status, areas }, null, 1)] : formatStatus(status, area));
    },
  },
  {
    usage: 'rollout history <area>',
    description: 'which versions were stable, and how its rollouts ended',
    run: async ({ client, print }, { area }: { area: string }) =>
      print(formatHistory(await client.get<History>(`/areas/${area}/history`))),
  },
  {
    usage: 'rules list',
    description: 'the limits of what pages measure, by which rollouts are judged',
    run: async ({ client, print }) => print(formatRules(await client.get<Status>('/status'))),
  },
  {
    usage: 'recall status <area>',
    description: 'how many open tabs had a recalled version, and how many have left it',
    async run({ client, print }, { area }: { area: string }) {
      const { recalls } = await client.get<{ recalls: Reach[] }>(`/areas/${area}/recalls`);
      print(formatReach(area, recalls));
    },
  },
  {
    usage: 'sbom <area> <version>',
    description: 'the bill of materials of a version, in CycloneDX',
    async run({ client, print }, { area, version }: { area: string; version: string }) {
      const bill = await client.get<object>(`/areas/${area}/sbom/${encodeURIComponent(version)}`);
      print([JSON.stringify(bill, null, 1)]);
    },
  },
  {
    usage: 'report <id>',
    description: 'what was reported under the reference on a member’s error tile',
    run: async ({ client, print }, { id }: { id: string }) =>
      print(formatReport(await client.get<FoundReport>(`/reports/${id}`))),
  },
  {
    usage: 'findings <area>',
    description: 'the reported failures of an area by cause, with their positions in sources',
    async run({ client, print }, { area }: { area: string }) {
      const { findings } = await client.get<{ findings: Finding[] }>(`/areas/${area}/findings`);
      print(formatFindings(area, findings));
    },
  },
  {
    usage: 'audit refusals',
    description: 'refused tokens of 30 days, counted by hour, reason and address',
    run: async ({ client, print }) => print(formatRefusals(await client.get<AuditLog>('/audit'))),
  },
  {
    usage: 'audit verify',
    description: 'the last entries, and whether the whole log is as it was written',
    options: [['--last <number>', 'entries to show', Number, 20]],
    async run({ client, print }, { last }: { last: number }) {
      const log = await client.get<AuditLog>('/audit');
      print(formatAudit(log, last));
      if (log.broken !== null) throw new CommandError('Somebody has changed the audit log.');
    },
  },
];
