import type { AreaStatus, Status, Verdict } from '../answers/answers.ts';
import type { FoundReport } from '../answers/health-answers.ts';
import { formatReport, formatRules, formatStatus } from './format-output.ts';

const report: FoundReport['report'] = {
  ...{ id: '3k9x1a7b', at: '2026-03-01T10:00:00.000Z', area: 'feed', version: '1.1.0+b110' },
  ...{ cohort: 'none', kind: 'fail-mount', stage: 'render', route: '/feed/home' },
  ...{ cause: 'Error: broken', stack: null, hidden: false, verified: true },
};

test('reports of members are printed without their source, anonymous ones with it', () => {
  const unverified = 'Unverified: nobody was signed in where it was reported';
  expect(formatReport({ report, owner: null }).join('\n')).not.toContain(unverified);
  const lines = formatReport({ report: { ...report, verified: false }, owner: null });
  expect(lines.at(-1)).toContain(unverified);
});

const times = {
  ...{ publishedAt: '', servedUntil: null, killedAt: null, recalledAt: null, removedAt: null },
  inKillFile: false,
};

test('the status of the shell has what each of its versions provides', () => {
  const provides = { 'host contract': '3.2.0', react: '19.3.1' };
  const shell: AreaStatus = {
    ...{
      area: 'shell',
      owner: null,
      stable: '1.0.0',
      given: '1.0.0',
      traffic: null,
      withdrawal: null,
      rollout: null,
      rules: [],
    },
    versions: [{ version: '1.0.0', ...times, crawl: null, provides }],
  };
  const status: Status = {
    revision: 3,
    frozen: null,
    killFile: null,
    alarms: [],
    areas: [shell],
    tokens: [],
  };
  expect(formatStatus(status, 'shell').at(-1)).toBe('  1.0.0  stable, host contract 3.2.0, react 19.3.1');
});

test('the status has what the kill file takes from visitors, and what they get instead', () => {
  const version = (name: string, inKillFile: boolean) => ({
    version: name,
    ...times,
    inKillFile,
    crawl: null,
    provides: null,
  });
  const area: AreaStatus = {
    ...{ area: 'feed', owner: null, stable: '1.1.0', given: '1.0.0', traffic: null, withdrawal: null },
    ...{ rollout: null, rules: [], versions: [version('1.0.0', false), version('1.1.0', true)] },
  };
  const killFile = {
    file: '/data/kill.json',
    frozen: true,
    killed: ['feed@1.1.0'],
    unknown: [],
    fault: null,
  };
  const status: Status = { revision: 3, frozen: null, killFile, alarms: [], areas: [area], tokens: [] };
  expect(formatStatus(status, 'feed')).toEqual([
    'Revision 3',
    '/data/kill.json: nobody is given feed@1.1.0, and everybody is on stable versions.',
    'feed: 1.1.0, but visitors get 1.0.0 because of kill.json',
    '  1.0.0  published',
    '  1.1.0  killed by kill.json',
  ]);
  const since = '2026-03-01T10:00:00.000Z';
  const alarm = {
    since,
    reason: 'kill-file' as const,
    killFile: { ...killFile, fault: { what: 'empty' as const } },
  };
  expect(formatStatus({ ...status, alarms: [alarm] }, 'feed').slice(0, 2)).toEqual([
    'Revision 3',
    `ALARM since ${since}: /data/kill.json cannot be understood: it is empty. Until it is corrected or removed, everybody is on stable versions, and feed@1.1.0 stays killed, as the file said before.`,
  ]);
});

describe('the status of an area in a rollout', () => {
  const rule = { metric: 'slowest-call' as const, limit: 3000, tolerance: 1.5 };
  const measures = {
    sessions: 38,
    failedCalls: 2,
    slowestCallMs: 410.25,
    longTasksMs: 60,
    layoutShift: 0.0123,
  };
  const area: AreaStatus = {
    ...{
      area: 'feed',
      owner: null,
      stable: '1.0.0',
      given: '1.0.0',
      versions: [],
      traffic: null,
      withdrawal: null,
    },
    rules: [rule],
    rollout: {
      ...{ id: 'r', version: '1.1.0', share: '5 %', step: 2, steps: ['1 %', '5 %'], state: 'running' },
      ...{ stepSince: '', soaksUntil: '', verdict: null },
      health: {
        canary: { started: 40, succeeded: 37, failed: 2, unattributed: 1 },
        stable: { started: 800, succeeded: 796, failed: 4, unattributed: 0 },
        measures: { canary: measures, stable: { ...measures, longTasksMs: null, layoutShift: null } },
        rules: [{ ...rule, canary: 9, stable: 3 }],
        people: { canary: 46, stable: 440 },
        symptoms: [
          { symptom: null, canary: 2, stable: 4 },
          { symptom: 'error', canary: 11, stable: 8 },
        ],
      },
    },
  };
  const status: Status = { revision: 3, frozen: null, killFile: null, alarms: [], areas: [area], tokens: [] };

  test('has the sessions of both sides, what they measured, their symptoms, and those that break a rule', () => {
    expect(formatStatus(status, 'feed')).toEqual([
      'Revision 3',
      'feed: 1.0.0, 1.1.0 at 5 % (step 2 of 2, running)',
      '  canary: 40 sessions, 37 succeeded, 2 failed, 1 failed without a known cause',
      '    measured in 38, with a failed call 2; 75 % within: slowest call 410 ms, long tasks 60 ms, layout shift 0.012',
      '  stable: 800 sessions, 796 succeeded, 4 failed, 0 failed without a known cause',
      '    measured in 38, with a failed call 2; 75 % within: slowest call 410 ms, long tasks –, layout shift –',
      '  sessions that fail in known code: 2 of 46 people of the canary, 4 of 440 people of the stable version',
      '  sessions that show an alert beside their content: 11 of 46 people of the canary, 8 of 440 people of the stable version',
      '  rule slowest-call from 3000 ms, tolerance 1.5: 9 sessions of the canary, 3 stable ones',
    ]);
    expect(formatStatus(status, undefined)).toHaveLength(2);
  });

  test('has the sentence of a held rollout once, and names where the reason of a recall is', () => {
    const verdict: Verdict = { kind: 'hold', reason: 'crawl-failed', figures: {} };
    const versions = [{ ...times, version: '0.9.0', recalledAt: 'then', crawl: null, provides: null }];
    const held = { ...area, rollout: area.rollout && { ...area.rollout, health: null, verdict }, versions };
    const alarm = { since: 'now', reason: 'held', area: 'feed', version: '1.1.0', verdict } as const;
    const sentence = 'Nobody gets it: the crawl of its pages has found faults.';
    const lines = formatStatus({ ...status, areas: [held], alarms: [alarm] }, 'feed');
    expect(lines.slice(1)).toEqual([
      expect.stringContaining(`ALARM since now: feed 1.1.0 is held: ${sentence}`),
      'feed: 1.0.0, 1.1.0 at 5 % (step 2 of 2, running)',
      '  hold: see its alarm.',
      '  0.9.0  recalled, "rollout history feed" says why',
    ]);
    expect(formatStatus({ ...status, areas: [held] }, 'feed')[2]).toContain(`  hold: ${sentence}`);
  });

  test('has its rules in a list', () => {
    expect(formatRules(status)).toEqual(['feed  slowest-call from 3000 ms, tolerance 1.5']);
    expect(formatRules({ areas: [{ ...area, rules: [] }] })).toEqual([
      'There is no rule about what pages measure.',
    ]);
  });
});
