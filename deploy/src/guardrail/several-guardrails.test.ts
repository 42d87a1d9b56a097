import { Registry } from 'prom-client';
import { ControlPlane } from '../control/control-plane.ts';
import { ReportCounts } from '../telemetry/report-counts.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { barrier } from '../testing/barrier.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { Guardrail } from './guardrail.ts';
import type { Observation } from './observation.ts';

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

const clock = () => now;

/** A store with a rollout at 10 %, whose steps have no soak time. */
async function storeWithRollout(): Promise<MemoryStore> {
  const state = stateWith([goodShell(), goodArea('feed')], [next]);
  const store = new MemoryStore({ ...state, tokens: [tokenWith('all', '*:*')] });
  await new ControlPlane(store, clock).execute('origin', {
    verb: 'start',
    area: 'feed',
    version: next.version,
    rolloutId: 'ab'.repeat(16),
    steps: [1000, 5000, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 })),
  });
  return store;
}

const guardrailOn = (store: MemoryStore, lines: string[]) =>
  new Guardrail({
    control: new ControlPlane(store, clock),
    telemetry: new TelemetryStore(noDatabase),
    counts: new ReportCounts(new Registry()),
    log: (line) => lines.push(line),
    now: clock,
  });

test('two guardrails that see the same clean step promote the rollout by one step', async () => {
  const store = await storeWithRollout();
  const bothHaveRead = barrier(2);
  jest.spyOn(TelemetryStore.prototype, 'endSilent').mockResolvedValue();
  jest.spyOn(TelemetryStore.prototype, 'record').mockImplementation(async () => {
    await bothHaveRead();
    return clean;
  });
  const lines: string[] = [];
  const guardrails = [1, 2].map(() => guardrailOn(store, lines));
  await Promise.all(guardrails.map((guardrail) => guardrail.check()));
  expect(store.state.rollouts).toMatchObject([{ state: 'running', step: 1 }]);
  expect(store.log.map(({ who, verb }) => [who, verb])).toEqual([
    ['origin', 'start'],
    ['guardrail', 'promote'],
  ]);
  expect(lines).toHaveLength(1);
});

test('a rollout that the guardrail holds is continued by an operator only with --force', async () => {
  const store = await storeWithRollout();
  const failing = [{ isCanary: true, share: 0.1, symptom: 'error' as const, count: 8 }];
  jest.spyOn(TelemetryStore.prototype, 'record').mockResolvedValue({ ...clean, failing });
  const observation = { guardrail: guardrailOn(store, []) } as unknown as Observation; // commands use nothing else of it
  const origin = new ControlOrigin(store, observation);
  await origin.start();
  const az = (line: string) => origin.az(line, secretOf('all'));
  for (const line of ['rollout promote feed', 'rollout promote feed --dry-run'])
    expect(await az(line)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^feed 1\.1\.0\+b110 is held: More people .* beside their content: 8 of 1000, with the stable version 0 of 9000\..*"rollout promote --force" goes on/,
      ),
    });
  expect(store.state.rollouts).toMatchObject([{ step: 0 }]);
  expect(await az('rollout promote feed --force')).toMatchObject({ code: 0 });
  expect(store.state.rollouts).toMatchObject([{ step: 1 }]);
  expect(store.log.at(-1)).toMatchObject({ verb: 'promote', area: 'feed', what: '1.1.0+b110: 10 % → 50 %' });
  await origin.stop();
});
