import { Registry } from 'prom-client';
import { ControlPlane } from '../control/control-plane.ts';
import { ReportCounts } from '../telemetry/report-counts.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { barrier } from '../testing/barrier.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { Guardrail } from './guardrail.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const next = goodArea('feed', '1.1.0');
const arm = { started: 100_000, succeeded: 100_000, failed: 0, unattributed: 0 };
const measures = { sessions: 0, failedCalls: 0, slowestCallMs: null, longTasksMs: null, layoutShift: null };
const clean: RolloutRecord = {
  ...{ canary: arm, stable: arm, recent: { canary: arm, stable: arm } },
  measures: { canary: measures, stable: measures },
  ...{ failing: [], trials: [], sources: {} },
  people: { canary: 1000, total: 10_000 },
  everybody: { canary: 1000, total: 10_000 },
  lastReportAt: now,
};

test('two guardrails that see the same clean step promote the rollout by one step', async () => {
  const store = new MemoryStore(stateWith([goodShell(), goodArea('feed')], [next]));
  const clock = () => now;
  await new ControlPlane(store, clock).execute('origin', {
    verb: 'start',
    area: 'feed',
    version: next.version,
    rolloutId: 'ab'.repeat(16),
    steps: [1000, 5000, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 })),
  });
  const bothHaveRead = barrier(2);
  jest.spyOn(TelemetryStore.prototype, 'endSilent').mockResolvedValue();
  jest.spyOn(TelemetryStore.prototype, 'record').mockImplementation(async () => {
    await bothHaveRead();
    return clean;
  });
  const lines: string[] = [];
  const guardrails = [1, 2].map(
    () =>
      new Guardrail({
        control: new ControlPlane(store, clock),
        telemetry: new TelemetryStore(noDatabase),
        counts: new ReportCounts(new Registry()),
        log: (line) => lines.push(line),
        now: clock,
      }),
  );
  await Promise.all(guardrails.map((guardrail) => guardrail.check()));
  expect(store.state.rollouts).toMatchObject([{ state: 'running', step: 1 }]);
  expect(store.log.map(({ who, verb }) => [who, verb])).toEqual([
    ['origin', 'start'],
    ['guardrail', 'promote'],
  ]);
  expect(lines).toHaveLength(1);
});
