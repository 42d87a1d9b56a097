import { retentionMs } from '../control/collect.ts';
import { OutcomeStore } from '../outcomes/outcome-store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodShell, stateWith } from '../testing/sample-records.ts';
import { Versions } from '../versions/versions.ts';
import { Observation } from './observation.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const hourMs = 60 * 60 * 1000;

test('every hour, what was reported and what tabs said too long ago is forgotten', async () => {
  jest.spyOn(OutcomeStore.prototype, 'ticketKey').mockResolvedValue('key');
  jest.spyOn(OutcomeStore.prototype, 'addMinutes').mockResolvedValue();
  const forget = jest.spyOn(OutcomeStore.prototype, 'forget').mockResolvedValue();
  const store = new MemoryStore(stateWith([goodShell()]));
  const observation = await Observation.open(noDatabase, new Versions(store), () => undefined);
  const kept = async () => (await store.tabs()).map(({ tab }) => tab);
  const word = { runs: ['shell@1.0.0+b100'], knows: [], closed: false };
  await store.noteTab({ ...word, tab: 'gone without a word', at: now - retentionMs - 1 });
  await store.noteTab({ ...word, tab: 'heard of in time', at: now - retentionMs });
  await observation.write(now);
  expect(forget).toHaveBeenLastCalledWith(now - retentionMs);
  expect(await kept()).toEqual(['heard of in time']);
  await observation.write(now + hourMs - 1);
  expect(await kept()).toEqual(['heard of in time']);
  await observation.write(now + hourMs);
  expect(await kept()).toEqual([]);
});
