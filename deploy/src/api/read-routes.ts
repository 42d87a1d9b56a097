import type { FastifyInstance } from 'fastify';
import type { AuditLog, Status } from '../answers/answers.ts';
import type { FoundReport } from '../answers/health-answers.ts';
import { refuse } from '../control/outcome.ts';
import type { ControlState } from '../control/state.ts';
import { reachOf } from '../control/tabs.ts';
import { publishedVersion, unknownArea, usableVersion } from '../control/usable-version.ts';
import { crawledRoutes } from '../crawl/crawled-routes.ts';
import { groupedFailures, groupFindings, type TracedFailure } from '../findings/group-findings.ts';
import { SourcePositions } from '../findings/source-positions.ts';
import { readWhy } from '../guardrail/sentences.ts';
import { openOverrides } from '../rollout/override.ts';
import { AcceptedKeys } from '../versions/signing-keys.ts';
import { billType, readBillOfMaterials } from './bill-of-materials.ts';
import type { DeployApiOptions } from './deploy-api-options.ts';
import { keyStatus } from './key-status.ts';
import { readRoute } from './required-right.ts';
import { send } from './send-reply.ts';
import { historyOf, overrideStatus, statusOf, withdrawalVerbs } from './status.ts';

export function registerReads(
  api: FastifyInstance,
  { versions, files, observation, dataDir }: DeployApiOptions,
) {
  const { control } = versions;
  const positions = new SourcePositions(files);
  api.get('/status', readRoute('status'), async (): Promise<Status> => {
    const { store } = control;
    const facts = {
      guardrail: observation?.guardrail,
      alarms: observation?.alarms(),
      killFile: await versions.killFileStatus(),
      given: await versions.givenToAll(),
      traffic: await observation?.traffic(versions.now()),
      withdrawals: await store.lastOf(withdrawalVerbs),
    };
    return statusOf(await store.read(), facts);
  });
  const readArea = (name: string, read: (area: string, state: ControlState) => unknown) =>
    api.get<{ Params: { area: string } }>(
      `/areas/:area/${name}`,
      readRoute(name),
      async ({ params: { area } }, reply) => {
        const state = await control.store.read();
        const unknown = unknownArea(state, area);
        return unknown ? send(reply, unknown) : read(area, state);
      },
    );
  readArea('history', (area, state) => historyOf(state, area));
  readArea('recalls', async (area, state) => ({
    recalls: await reachOf(state, area, (recalled) => control.store.countTabs(recalled)),
  }));
  readArea('findings', async (area, { versions: published }) => {
    const failures = (await observation?.store.failures(area, groupedFailures)) ?? [];
    const traced: TracedFailure[] = [];
    for (const failure of failures)
      traced.push({ ...failure, frames: await positions.framesOf(failure.stack ?? '', published) });
    return { findings: groupFindings(traced) };
  });
  api.get<{ Params: { area: string } }>(
    '/areas/:area/health',
    readRoute('health'),
    async ({ params }, reply) => {
      const health = await observation?.healthOf(params.area, versions.now());
      return health ?? send(reply, refuse(`No version of ${params.area} was ever published.`, 'unknown'));
    },
  );
  api.get<{ Params: { id: string } }>('/reports/:id', readRoute('report'), async ({ params }, reply) => {
    const report = await observation?.store.failure(params.id);
    if (!report) return send(reply, refuse(`Nothing was reported as ${params.id}.`, 'unknown'));
    const { versions: published } = await control.store.read();
    const frames = await positions.framesOf(report.stack ?? '', published);
    return { report, frames, owner: await versions.ownerOf(report) } satisfies FoundReport;
  });
  api.get<{ Params: { area: string; version: string } }>(
    '/areas/:area/routes/:version',
    readRoute('routes'),
    async ({ params: { area, version } }, reply) => {
      const state = await control.store.read();
      const found = usableVersion(state, area, version);
      if ('ok' in found) return send(reply, found);
      return { folder: found.record.folder, routes: crawledRoutes(state, found) };
    },
  );
  api.get('/overrides', readRoute('overrides'), async () => {
    const now = versions.now();
    return { overrides: openOverrides(await control.store.read(), now).map(overrideStatus) };
  });
  api.get<{ Params: { area: string; version: string } }>(
    '/areas/:area/sbom/:version',
    readRoute('sbom'),
    async ({ params: { area, version } }, reply) => {
      const found = publishedVersion(await control.store.read(), area, version);
      const bill = 'ok' in found ? found : await readBillOfMaterials(files, found);
      return 'ok' in bill ? send(reply, bill) : reply.type(billType).send(bill.bytes);
    },
  );
  const acceptedKeys = new AcceptedKeys(dataDir);
  api.get('/keys', readRoute('keys'), async () => keyStatus(await control.store.read(), acceptedKeys.read()));
  api.get('/audit', readRoute('audit'), async (): Promise<AuditLog> => {
    const { entries, broken } = await control.verify();
    return {
      entries: entries.map((entry) => ({ ...entry, why: readWhy(entry) })),
      broken,
      head: entries.at(-1)?.hash ?? null,
      refusals: await control.store.refusals(),
    };
  });
}
