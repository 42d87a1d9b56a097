import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '../alerts/alert-message.ts';
import { AlertQueue } from '../alerts/alert-queue.ts';
import { historyOf } from '../api/status.ts';
import { formatHistory } from '../command-line/format-output.ts';
import { findVersion, type Rollout } from '../control/state.ts';
import { Presence } from '../telemetry/presence.ts';
import { forgeReports } from '../testing/forge-reports.ts';
import { browser, failure, member, minute, signedIn, TestGuardrail } from '../testing/test-guardrail.ts';
import { alarmSentence, readWhy } from './sentences.ts';

let tried: TestGuardrail;

beforeAll(async () => {
  tried = await TestGuardrail.open();
});

beforeEach(() => tried.startDay());

afterAll(() => tried.close());

const linesOf = async (metrics: RegExp) => (await tried.registry.metrics()).match(metrics);

test('forged and replayed reports do not count, and neither do reports of unknown versions', async () => {
  // This is a short run; `npm run soak -- reports 10000` is the long one.
  const { rollout, canary, failing } = await forgeReports(tried, 100);
  expect(canary).toEqual({ started: 1, succeeded: 1, failed: 0, unattributed: 0 });
  expect(failing).toBe(0);
  expect(await tried.post([{ area: 'feed', version: '9.9.9+ffff', what: 'ok', loadMs: 1 }])).toBe(204);
  expect(tried.counts.take().map(({ version }) => version)).toEqual([rollout.version]);
  expect(await tried.post([{ area: 'feed', version: rollout.version, what: 'fine' }])).toBe(400);
});

test('the vitals of a page view are counted for its first area', async () => {
  const { version } = await tried.startRollout();
  const vitals = { area: 'feed', version, what: 'vitals', lcpMs: 900, cls: 0.01 };
  expect(await tried.post([vitals])).toBe(204);
  const labels = `area="feed",version="${version}",cohort="none"`;
  expect(await linesOf(/^az_(web_vital_seconds|layout_shift_score)_count.*$/gm)).toEqual([
    `az_web_vital_seconds_count{${labels},vital="lcp"} 1`,
    `az_layout_shift_score_count{${labels}} 1`,
  ]);
});

test('a visitor who starts, does not report and makes calls elsewhere has failed; one who left has not, nor one at the same address', async () => {
  const rollout = await tried.startRollout();
  await tried.view(rollout, 'canary', [], { visitor: member('still here') });
  await tried.view(rollout, 'canary', [], { visitor: member('gone') });
  await tried.view(rollout, 'canary', [{ what: 'left' }], { visitor: member('left in time') });
  await tried.view(rollout, 'canary', [], { visitor: browser('shared', 'silent') });
  const presence = new Presence();
  tried.now += 20_000;
  const there = [member('still here'), member('left in time'), browser('shared', 'another')];
  for (const visitor of there)
    presence.see({ ...visitor, isSignedIn: visitor.browser === null, isCounted: true });
  await presence.write(tried.telemetry, tried.tickets, [rollout.id], tried.now);
  tried.now += 45_000;
  await tried.guardrail.check();
  expect(tried.health().canary).toEqual({ started: 4, succeeded: 0, failed: 1, unattributed: 0 });
});

test('a failure for everybody holds the rollout, blames no version and raises an alarm', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 40; turn += 1)
    await tried.view(rollout, turn % 2 ? 'canary' : 'stable', [failure('fail-load')]);
  await tried.guardrail.check();
  expect(tried.health().verdict.reason).toBe('common-cause');
  const alarms = tried.guardrail.alarms().map(alarmSentence);
  expect(alarms).toEqual([expect.stringContaining(`feed ${rollout.version} is held`)]);
});

/** Lets a canary fail for everybody until its rollout ends. Returns the rollout, and the views of each side. */
async function failUntilTheEnd(): Promise<{ rollout: Rollout; views: number }> {
  const rollout = await tried.startRollout();
  let views = 0;
  while ((await tried.rollout()).endedAt === null && views < 100) {
    views += 1;
    await tried.view(rollout, 'canary', [failure()]);
    await tried.view(rollout, 'stable', [{ what: 'ok', loadMs: 200 }]);
    await tried.guardrail.check();
  }
  return { rollout: await tried.rollout(), views };
}

test('a canary that fails for everybody is withdrawn and recalled within a few views, with its reason in the log', async () => {
  const { rollout, views } = await failUntilTheEnd();
  expect(views).toBeLessThan(25);
  expect(rollout.state).toBe('aborted');
  expect(findVersion(await tried.state(), 'feed', rollout.version)?.recalledAt).not.toBeNull();
  const line = (await tried.control.store.audit()).at(-1);
  expect(line).toMatchObject({
    ...{ who: 'guardrail', verb: 'recall', area: 'feed', result: 'done', what: rollout.version },
  });
  expect(readWhy(line ?? { who: '', why: '' })).toMatchObject({ reason: 'evidence' });
  const sentence = `Nobody is given feed ${rollout.version} any more.`;
  expect(tried.said).toContainEqual(expect.stringContaining(sentence));
});

test('the history says that the guardrail ended a rollout and why, and a metric counts it', async () => {
  const { rollout } = await failUntilTheEnd();
  const [ended] = historyOf(await tried.state(), 'feed').rollouts.slice(-1);
  if (!ended) throw new Error('The history has no rollout');
  const [line = ''] = formatHistory({ stable: [], rollouts: [ended] });
  const { version, from } = rollout;
  expect(
    line.replace(ended.startedAt, '').replace(version, '<version>').replace(`${from}`, '<from>'),
  ).toMatch(
    /^\s*rollout of <version> from <from>: rolled back automatically at 50 % by guardrail: The canary fails more often than the stable version: \d+ of \d+ failing sessions are its own\. Evidence is more than 1000000, and 1000000 is enough for a rollback\.\s*$/,
  );
  const counted = await linesOf(/^az_automatic_rollbacks_total.*$/gm);
  expect(counted).toEqual(['az_automatic_rollbacks_total{area="feed",reason="evidence"} 1']);
});

/** The bodies of all alerts that wait, which are accepted. */
async function takeAlerts(): Promise<Alert['body'][]> {
  const queue = new AlertQueue(tried.db);
  const taken: Alert['body'][] = [];
  for (let one = await queue.take(tried.now); one; one = await queue.take(tried.now)) {
    taken.push(one.body);
    await queue.accept(one);
  }
  return taken;
}

test('the alert about a rollback is given to one origin at a time until it is accepted, for a day', async () => {
  const { rollout } = await failUntilTheEnd();
  const { now } = tried;
  const [alerts, ofAnother] = [new AlertQueue(tried.db), new AlertQueue(tried.db)];
  const taken = await alerts.take(now);
  expect(taken).not.toBeNull();
  expect(await ofAnother.take(now + 1000)).toBeNull();
  await alerts.postpone(now + 5000);
  expect(await alerts.take(now + 4000)).toBeNull();
  expect(await ofAnother.take(now + 6000)).toEqual(taken);
  expect(await alerts.take(now + 25 * 60 * minute)).toBeNull();
  if (taken) await alerts.accept(taken);
  const data = expect.objectContaining({ area: 'feed', version: rollout.version });
  const rest = await takeAlerts();
  expect(rest).not.toContainEqual(taken?.body);
  expect([taken?.body, ...rest]).toContainEqual(
    expect.objectContaining({ type: 'rollout.rolled-back', data }),
  );
});

test('a hold is one alert, also when it is checked again by another guardrail, and so is its end', async () => {
  const rollout = await tried.startRollout();
  const guardrails = [tried.guardrail, tried.anotherGuardrail()];
  const check = () => Promise.all(guardrails.map((one) => one.check()));
  await check();
  await takeAlerts();
  for (let turn = 0; turn < 40; turn += 1)
    await tried.view(rollout, turn % 2 ? 'canary' : 'stable', [failure('fail-load')]);
  await check();
  await check();
  expect(await takeAlerts()).toMatchObject([
    {
      type: 'rollout.held',
      data: {
        summary: expect.stringContaining(`feed ${rollout.version} is held: The stable version fails too`),
        verdict: { reason: 'common-cause' },
      },
    },
  ]);
  guardrails.push(tried.anotherGuardrail());
  await check();
  await tried.command('abort');
  await check();
  await check();
  const summary = `feed ${rollout.version} is no longer held: its rollout has ended.`;
  expect(await takeAlerts()).toMatchObject([
    { type: 'rollout.hold-ended', data: { summary, verdict: null } },
  ]);
});

test('clean sessions let a step continue after its soak time', async () => {
  const rollout = await tried.startRollout(100);
  const succeed = async (cohort: 'canary' | 'stable', times: number) => {
    for (let turn = 0; turn < times; turn += 1)
      await tried.view(rollout, cohort, [{ what: 'ok', loadMs: 90 }], { basisPoints: 100 });
  };
  await succeed('canary', 60);
  await succeed('stable', 30);
  await tried.guardrail.check();
  expect(tried.health().verdict.reason).toBe('soaking');
  tried.now += 9 * minute;
  await succeed('stable', 1);
  tried.now += minute;
  await tried.guardrail.check();
  expect([(await tried.rollout()).step, tried.health().verdict.reason]).toEqual([1, 'clean']);
});

test('a guardrail that cannot read raises an alarm within a minute, and changes nothing', async () => {
  const rollout = await tried.startRollout();
  await tried.guardrail.check();
  vi.spyOn(tried.telemetry, 'record').mockRejectedValue(new Error('The database is gone'));
  await expect(tried.guardrail.check()).rejects.toThrow('The database is gone');
  tried.now += 46_000;
  expect(tried.guardrail.alarms().map(({ reason }) => reason)).toEqual(['guardrail-silent']);
  expect(await tried.rollout()).toEqual(rollout);
});

test('a failure is found by its reference, with its stack', async () => {
  const failed = failure();
  await tried.view(await tried.startRollout(), 'canary', [failed]);
  const [last] = await tried.telemetry.failures('feed', 1);
  expect(last?.id).toBe(failed.failure.id);
  expect(await tried.telemetry.failure(failed.failure.id)).toMatchObject({
    ...{ route: '/feed/home', verified: false, stack: '/areas/feed/1.4.0-b140/12.js:1:345' },
  });
});

/** Reports failures outside of rollouts, one from a member, one without a session. Returns their references. */
async function failWithAndWithoutSession(version: string) {
  const [ofMember, ofAnybody] = [failure(), failure()];
  const page = { area: 'feed', version };
  await tried.post([{ ...page, ...ofMember }], { address: '192.0.2.9', cookie: signedIn });
  await tried.post([{ ...page, ...ofAnybody }], { address: '192.0.2.9', cookie: 'authKey=made up' });
  return { ofMember: ofMember.failure.id, ofAnybody: ofAnybody.failure.id };
}

test('reports of members are distinguished from anonymous ones', async () => {
  const { version } = await tried.startRollout();
  const { ofMember, ofAnybody } = await failWithAndWithoutSession(version);
  expect((await tried.telemetry.failure(ofMember))?.verified).toBe(true);
  expect((await tried.telemetry.failure(ofAnybody))?.verified).toBe(false);
  expect(tried.counts.take().map(({ verified, failures }) => [verified, failures])).toEqual([
    [true, 1],
    [false, 1],
  ]);
});

test('of too many rows the newest are kept, those of members first; all are deleted in time', async () => {
  const { telemetry } = tried;
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 50; turn += 1) await tried.view(rollout, 'canary', [{ what: 'ok' }]);
  const { ofMember } = await failWithAndWithoutSession(rollout.version);
  const people = async () => (await tried.record(rollout)).people.total;
  const failures = async () => (await telemetry.failures('feed', 9)).map(({ id }) => id);
  expect([(await failures()).length >= 2, await people()]).toEqual([true, 50]);
  const tomorrow = tried.now + 25 * 60 * minute;
  const most = { sessions: 40, failures: 1 };
  await telemetry.deleteOld(tried.now - minute, [rollout.id], tomorrow, most);
  expect([await failures(), await people()]).toEqual([[ofMember], 40]);
  await telemetry.deleteOld(tried.now + minute, [], tomorrow);
  expect([await failures(), await people()]).toEqual([[], 0]);
  expect(await telemetry.failure(ofMember)).toBeNull();
});
