import { Registry } from 'prom-client';
import type { KillFileStatus } from '../answers/answers.ts';
import { KillFileWatch } from './kill-file-watch.ts';

const right: KillFileStatus = {
  ...{ file: '/data/kill.json', frozen: false, fault: null },
  ...{ killed: ['feed@1.1.0+b110'], unknown: [] },
};
const wrongName = { ...right, killed: ['fede@1.1.0'], unknown: ['fede@1.1.0'] };
const faulty: KillFileStatus = { ...right, frozen: true, fault: { what: 'empty' } };

test('each change of the kill file is one line in the log; a fault and an unknown name are alarms and in the metrics', async () => {
  const log = jest.fn();
  const registry = new Registry();
  let status: KillFileStatus | null = null;
  const watch = new KillFileWatch({ killFileStatus: async () => status }, registry, log);
  for (const next of [null, right, faulty, wrongName, null]) {
    status = next;
    await watch.look();
    await watch.look();
    const isFaulty = next === faulty || next === wrongName;
    expect(watch.alarms()).toEqual(
      isFaulty ? [{ since: expect.any(String), reason: 'kill-file', killFile: next }] : [],
    );
    expect(await registry.metrics()).toContain(`az_kill_file{what="unreadable"} ${next === faulty ? 1 : 0}`);
    expect(await registry.metrics()).toContain(`az_kill_file{what="unknown"} ${next === wrongName ? 1 : 0}`);
  }
  expect(log.mock.calls.flat()).toEqual([
    '/data/kill.json: nobody is given feed@1.1.0+b110.',
    '/data/kill.json cannot be understood: it is empty. Until it is corrected or removed, everybody is on stable versions, and feed@1.1.0+b110 stays killed, as the file said before.',
    '/data/kill.json: nothing is killed. No version is called fede@1.1.0: rollout status <area> lists them.',
    'kill.json kills and freezes nothing any more.',
  ]);
});
