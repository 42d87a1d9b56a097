import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alarm, KillFileStatus } from '../answers/answers.ts';
import type { Alert } from './alert-message.ts';
import { OriginAlerts } from './origin-alerts.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const since = new Date(now).toISOString();
const silent: Alarm = { since, reason: 'guardrail-silent' };
const killFile: KillFileStatus = {
  ...{ file: '/data/kill.json', frozen: true, killed: [], unknown: [] },
  fault: { what: 'empty' },
};
const faulty: Alarm = { since, reason: 'kill-file', killFile };
const otherwise: Alarm = { ...faulty, killFile: { ...killFile, fault: { what: 'encoding' } } };

let alarms: Alarm[];
let dataDir: string;
let alerts: OriginAlerts;

beforeEach(async () => {
  alarms = [];
  dataDir = await mkdtemp(join(tmpdir(), 'az-alerts-'));
  alerts = new OriginAlerts(() => alarms, dataDir);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Types of the alerts that wait now, all of which are accepted. */
async function takeAll(): Promise<string[]> {
  const taken: Alert[] = [];
  for (let one = await alerts.take(now); one; one = await alerts.take(now)) {
    taken.push(one);
    await alerts.accept();
  }
  return taken.map(({ body }) => body.type);
}

test('an alarm of this origin is one alert while it stands, another one when its cause changes and when it ends', async () => {
  expect(await takeAll()).toEqual([]);
  alarms = [silent, faulty];
  expect(await takeAll()).toEqual(['guardrail-silent.raised', 'kill-file.raised']);
  expect(await takeAll()).toEqual([]);
  alarms = [otherwise];
  expect(await takeAll()).toEqual(['guardrail-silent.ended', 'kill-file.raised']);
  alarms = [];
  expect(await takeAll()).toEqual(['kill-file.ended']);
  alarms = [faulty];
  const next = await alerts.take(now);
  expect(next?.body).toMatchObject({
    type: 'kill-file.raised',
    timestamp: since,
    data: {
      origin: expect.any(String),
      summary: expect.stringMatching(/^\/data\/kill\.json cannot be understood: it is empty\./),
    },
  });
});

test('an alert that was not accepted is kept with its id, also when its alarm has ended meanwhile', async () => {
  alarms = [silent];
  const first = await alerts.take(now);
  await alerts.postpone(now + 5000);
  alarms = [];
  expect(await alerts.take(now + 4999)).toBeNull();
  expect(await alerts.take(now + 5000)).toBe(first);
  await alerts.accept();
  expect(await alerts.take(now + 5000)).toMatchObject({ body: { type: 'guardrail-silent.ended' } });
});

test('a restart loses no alert, repeats none, and reports the end of an alarm from before', async () => {
  const restart = () => {
    alerts = new OriginAlerts(() => alarms, dataDir);
  };
  alarms = [silent, faulty];
  const first = await alerts.take(now);
  restart();
  expect(await alerts.take(now)).toEqual(first);
  expect(await takeAll()).toEqual(['guardrail-silent.raised', 'kill-file.raised']);
  restart();
  expect(await takeAll()).toEqual([]);
  alarms = [faulty];
  restart();
  expect(await takeAll()).toEqual(['guardrail-silent.ended']);
});

test('without a folder, and with a damaged file, alarms are still posted', async () => {
  await writeFile(join(dataDir, 'alerts.json'), '{"standing":');
  alarms = [faulty];
  expect(await takeAll()).toEqual(['kill-file.raised']);
  await rm(dataDir, { recursive: true });
  alarms = [];
  expect(await takeAll()).toEqual(['kill-file.ended']);
});

test('a held rollout is no alarm of this origin alone', async () => {
  const verdict = { kind: 'hold', reason: 'crawl-failed', figures: {} } as const;
  alarms = [{ since, reason: 'held', area: 'feed', version: '1.1.0', verdict }];
  expect(await takeAll()).toEqual([]);
});
