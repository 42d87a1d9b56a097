import { retentionMs } from '../commands/collect.ts';
import { tabRetentionMs } from '../control/tabs.ts';
import { noTimes } from '../telemetry/load-times.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { Versions } from '../versions/versions.ts';
import { Observation } from './observation.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const [minuteMs, hourMs] = [60_000, 60 * 60 * 1000];

test('tab statuses are deleted every minute after a day, old reports every hour', async () => {
  jest.spyOn(TelemetryStore.prototype, 'ticketKey').mockResolvedValue('key');
  jest.spyOn(TelemetryStore.prototype, 'addMinutes').mockResolvedValue();
  const deleteOld = jest.spyOn(TelemetryStore.prototype, 'deleteOld').mockResolvedValue();
  const store = new MemoryStore(stateWith([goodShell()]));
  const observation = await Observation.open(noDatabase, new Versions(store), () => undefined);
  const kept = () => [...store.tabs.keys()];
  const word = { runs: ['shell@1.0.0+b100'], knows: [], closed: false, address: 'one' };
  await store.saveTab({ ...word, tab: 'gone without a word', at: now - tabRetentionMs - 1 });
  await store.saveTab({ ...word, tab: 'still there', at: now - tabRetentionMs });
  await observation.write(now);
  expect(deleteOld.mock.calls).toEqual([[now - retentionMs, [], now]]);
  expect(kept()).toEqual(['still there']);
  await observation.write(now + minuteMs - 1);
  expect(kept()).toEqual(['still there']);
  await observation.write(now + minuteMs);
  expect(kept()).toEqual([]);
  await observation.write(now + hourMs - 1);
  expect(deleteOld).toHaveBeenCalledTimes(1);
  await observation.write(now + hourMs);
  expect(deleteOld).toHaveBeenCalledTimes(2);
});

test('the counts of a minute are merged, with their unverified part', async () => {
  jest.spyOn(TelemetryStore.prototype, 'ticketKey').mockResolvedValue('key');
  jest.spyOn(TelemetryStore.prototype, 'failures').mockResolvedValue([]);
  const row = { at: new Date(now), area: 'feed', version: '1.0.0+b100', cohort: 'none' as const };
  jest.spyOn(TelemetryStore.prototype, 'minutes').mockResolvedValue([
    { ...row, loads: 5, failures: 1, times: JSON.stringify(noTimes()), verified: true },
    { ...row, loads: 3, failures: 2, times: JSON.stringify(noTimes()), verified: false },
    { ...row, loads: 1, failures: 0, times: JSON.stringify(noTimes()), verified: false },
  ]);
  const versions = new Versions(new MemoryStore(stateWith([goodShell(), goodArea('feed')])));
  const observation = await Observation.open(noDatabase, versions, () => undefined);
  expect((await observation.healthOf('feed', now))?.minutes).toMatchObject([
    { loads: 9, failures: 3, unverified: { loads: 4, failures: 2 } },
  ]);
});
