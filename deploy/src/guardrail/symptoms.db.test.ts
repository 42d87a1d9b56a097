import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Rollout } from '../control/state.ts';
import { browser, failure, minute, type Outcome, TestGuardrail } from '../testing/test-guardrail.ts';

let tried: TestGuardrail;

beforeAll(async () => {
  tried = await TestGuardrail.open();
});

beforeEach(() => tried.startDay());

afterAll(() => tried.close());

const ok: Outcome = { what: 'ok' };
const full = { what: 'content', headings: 1, rows: 12, actions: 30, textSize: 10, errors: 0 } as const;
const error: Outcome = { ...full, errors: 1 };
const little: Outcome = { ...full, rows: 0, actions: 1, textSize: 5 };

/** Adds up to 60 people to each side until the rollout ends; every fifth stable one has the outcomes `ofStable`. */
async function run(ofCanary: Outcome[], ofStable: Outcome[] = [full, ok]) {
  const rollout = await tried.startRollout();
  let people = 0;
  while ((await tried.rollout()).state === 'running' && people < 60) {
    people += 1;
    await tried.view(rollout, 'canary', ofCanary);
    await tried.view(rollout, 'stable', people % 5 === 0 ? ofStable : [full, ok]);
    tried.now += 5_000;
    if (people % 5 === 0) await tried.guardrail.check();
  }
  return { people, state: (await tried.rollout()).state, reason: tried.health().verdict.reason };
}

test.each<[string, Outcome[]]>([
  ['pages that show nothing', [{ what: 'waiting' }, failure('unattributed')]],
  ['pages that are left before they work', [{ what: 'left' }]],
])(
  'a canary with %s is rolled back, although a fifth of the stable version’s are so',
  async (_, outcomes) => {
    const { state, people } = await run(outcomes, outcomes);
    expect(state).toBe('aborted');
    expect(people).toBeLessThan(60);
  },
);

test.each<[string, Outcome[]]>([
  ['shows an alert', [error, ok]],
  ['still loads after ten seconds', [full, { what: 'waiting' }, ok]],
  ['has little content', [little, ok]],
  ['has no heading', [{ ...full, headings: 0 }, ok]],
  ['has no rows', [{ ...full, rows: 0 }, ok]],
  ['has no actions', [{ ...full, actions: 0 }, ok]],
  ['has none of these, and shows alerts', [{ ...little, headings: 0, actions: 0, errors: 2 }, ok]],
])('a canary that %s for everybody is held, not rolled back: it may be meant so', async (_, outcomes) => {
  const { state, reason } = await run(outcomes);
  expect([state, reason]).toEqual(['running', 'symptom']);
});

test.each<[string, Outcome[]]>([
  ['fewer rows', [{ ...full, rows: 1 }, ok]],
  ['half of the text', [{ ...full, textSize: 9 }, ok]],
  ['another layout, with more rows and actions', [{ ...full, rows: 60, actions: 4 }, ok]],
])('a canary with %s is as good as the stable version', async (_, outcomes) => {
  const { state, reason } = await run(outcomes);
  expect([state, reason]).toEqual(['running', 'soaking']);
});

test('a hold for a symptom has its figures from the first seconds on', async () => {
  const rollout = await tried.startRollout();
  for (let person = 0; person < 7; person += 1) {
    await tried.view(rollout, 'canary', [error, ok]);
    await tried.view(rollout, 'stable', [full, ok]);
  }
  await tried.guardrail.check();
  expect(tried.health().verdict).toMatchObject({
    reason: 'symptom',
    figures: { symptom: 'error', canary: { failed: 7, people: 7 }, stable: { failed: 0, people: 7 } },
  });
});

test('what is as frequent on both sides blames nobody', async () => {
  const rollout = await tried.startRollout();
  const outcomes: Outcome[][] = [
    [error, ok],
    [little, ok],
    [{ what: 'waiting' }, full, ok],
    [{ what: 'left' }],
  ];
  for (let turn = 0; turn < 40; turn += 1)
    for (const cohort of ['canary', 'stable'] as const)
      await tried.view(rollout, cohort, outcomes[turn % outcomes.length] ?? []);
  tried.now += minute;
  await tried.guardrail.check();
  expect([(await tried.rollout()).state, tried.health().evidence < 3]).toEqual(['running', true]);
});

test('people with failures and symptoms are counted for both sides, in the whole rollout', async () => {
  const rollout = await tried.startRollout();
  for (let person = 0; person < 4; person += 1) await tried.view(rollout, 'canary', [error, ok]);
  await tried.view(rollout, 'canary', [failure()]);
  await tried.view(rollout, 'stable', [error, ok]);
  for (let person = 0; person < 6; person += 1) await tried.view(rollout, 'stable', [full, ok]);
  await tried.view(rollout, 'canary', [full, ok], { basisPoints: 100 });
  await tried.guardrail.check();
  const { people, symptoms } = tried.health();
  expect(people).toEqual({ canary: 6, stable: 7 });
  expect(symptoms).toEqual([
    { symptom: null, canary: 1, stable: 0 },
    { symptom: 'error', canary: 4, stable: 1 },
  ]);
});

test('sessions of old shells, which report no contents, are compared with nothing', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 40; turn += 1) {
    await tried.view(rollout, 'canary', [ok]);
    await tried.view(rollout, 'stable', [full, ok]);
  }
  tried.now += minute;
  await tried.guardrail.check();
  expect([tried.health().canary.succeeded, (await tried.record(rollout)).trials]).toEqual([40, []]);
  expect(tried.health().verdict.reason).not.toBe('symptom');
});

test('a new shell is not judged by what the old one, as the stable version, does not report', async () => {
  const rollout = await tried.startRollout();
  for (let turn = 0; turn < 40; turn += 1) {
    await tried.view(rollout, 'canary', [{ what: 'waiting' }, error, ok]);
    await tried.view(rollout, 'stable', [ok]);
  }
  tried.now += minute;
  await tried.guardrail.check();
  expect([(await tried.rollout()).state, tried.health().evidence < 3]).toEqual(['running', true]);
});

const browserOf = async ({ id }: Rollout) => {
  const { rows } = await sql<{ browser: string }>`select browser from deploy.sessions
    where rollout = ${id}`.execute(tried.db.kysely());
  return rows[0]?.browser ?? '';
};

test('a page that still loads is no failure when its browser makes calls meanwhile', async () => {
  const rollout = await tried.startRollout();
  const page = await tried.view(rollout, 'canary', [{ what: 'waiting' }]);
  tried.now += 2 * minute;
  await tried.telemetry.see([await browserOf(rollout)], tried.now);
  await tried.guardrail.check();
  expect(tried.health().canary).toMatchObject({ succeeded: 0, failed: 0, unattributed: 0 });
  await tried.post([{ ...page, ...ok }]);
  await tried.guardrail.check();
  expect(tried.health().canary).toMatchObject({ succeeded: 1, failed: 0 });
});

const contentOf = (rollout: Rollout, wrong: object) =>
  tried.post([{ ...tried.assign(rollout, 'canary', { visitor: browser() }), ...full, ...wrong }]);

test.each([
  { rows: -1 },
  { rows: 1.5 },
  { actions: 1001 },
  { textSize: 21 },
  { text: 'Bonjour' },
  { errors: '1' },
])('impossible contents are refused: %o', async (wrong) => {
  const rollout = await tried.startRollout();
  expect([await contentOf(rollout, {}), await contentOf(rollout, wrong)]).toEqual([204, 400]);
});
