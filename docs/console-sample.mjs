/** Status of an origin in the middle of a rollout at `now`, for the pictures of the console. */
export function sampleAnswers(now) {
  const at = (minutes) => new Date(now - minutes * 60_000).toISOString();
  const [stable, canary] = ['1.4.0+3f2a9c1e', '1.5.0+b7710d42'];
  const version = (name, published, more = {}) => ({
    version: name,
    publishedAt: at(published),
    servedUntil: null,
    killedAt: null,
    recalledAt: null,
    removedAt: null,
    ...more,
  });
  const verdict = {
    kind: 'watch',
    reason: 'too-few',
    figures: {
      ...{ sessions: 214, failed: 1, basisPoints: 500, bound: 0.0222, allowed: 0.01 },
      ...{ missing: 261, inconclusiveMs: null },
    },
  };
  const owners = {
    content: 'Contenus',
    feed: 'Fil',
    messaging: 'Messagerie',
    profile: 'Profil',
    settings: 'Paramètres',
  };
  const known = (area, more) => ({
    area,
    owner: owners[area] ? { team: owners[area], contact: `${area}@az-connect.test` } : null,
    rollout: null,
    rules: [],
    withdrawal: null,
    traffic: { loads: 0, failures: 0, canaryLoads: 0, canaryFailures: 0 },
    ...more,
  });
  const quiet = (area, name, loads, more = {}) =>
    known(area, {
      stable: name,
      versions: [version(name, 3000)],
      traffic: { loads, failures: 0, canaryLoads: 0, canaryFailures: 0 },
      ...more,
    });
  const rollout = {
    id: 'a1',
    version: canary,
    share: '5 %',
    step: 2,
    steps: ['1 %', '5 %', '25 %', '50 %', '100 %'],
    state: 'running',
    stepSince: at(34),
    soaksUntil: new Date(now + 26 * 60_000).toISOString(),
    verdict,
    health: null,
  };
  const paused = {
    ...rollout,
    version: '0.9.2+51c08aa3',
    share: '50 %',
    step: 4,
    state: 'paused',
    verdict: { kind: 'hold', reason: 'paused', figures: { basisPoints: 5000 } },
  };
  const held = {
    ...rollout,
    version: '1.1.0+4e1d90ab',
    share: '25 %',
    step: 3,
    verdict: {
      kind: 'hold',
      reason: 'over-budget',
      figures: { sessions: 412, failed: 4, share: 0.0097, budget: 0.005 },
    },
  };
  const status = {
    revision: 214,
    frozen: null,
    alarms: [
      {
        since: at(12),
        reason: 'held',
        area: 'settings',
        version: '1.1.0+4e1d90ab',
        verdict: {
          kind: 'hold',
          reason: 'over-budget',
          figures: { sessions: 412, failed: 4, share: 0.0097, budget: 0.005 },
        },
      },
    ],
    areas: [
      quiet('content', '1.2.1+09ce54d7', 3120, {
        withdrawal: {
          ...{ at: at(9000), verb: 'rollback', version: '1.2.1+09ce54d7', who: 'contenus/5b0e77d1' },
          why: 'images trop lourdes sur mobile',
        },
      }),
      known('feed', {
        stable,
        rules: [{ metric: 'slowest-call', limit: 3000, tolerance: 1.5 }],
        traffic: { loads: 7420, failures: 21, canaryLoads: 371, canaryFailures: 6 },
        withdrawal: {
          ...{ at: at(2600), verb: 'recall', version: '1.3.2+7d10e6b9', who: 'guardrail' },
          why: {
            kind: 'roll-back',
            reason: 'evidence',
            figures: { ofCanary: 5, failing: 6, evidence: 4710, limit: 1000 },
          },
        },
        rollout,
        versions: [
          version('1.3.2+7d10e6b9', 14_400, { servedUntil: at(4000), recalledAt: at(2600) }),
          version('1.4.0-rc.1+c0ffee12', 9000, { killedAt: at(8000) }),
          version(stable, 4300),
          version(canary, 95),
        ],
      }),
      quiet('messaging', '2.0.3+e41b7a90', 2210),
      known('profile', {
        stable: '0.9.1+2206bb1f',
        rollout: paused,
        traffic: { loads: 1804, failures: 0, canaryLoads: 902, canaryFailures: 0 },
        versions: [version('0.9.1+2206bb1f', 5000), version('0.9.2+51c08aa3', 300)],
      }),
      known('settings', {
        stable: '1.0.7+aa93f310',
        rollout: held,
        traffic: { loads: 1640, failures: 4, canaryLoads: 412, canaryFailures: 4 },
        versions: [version('1.0.7+aa93f310', 8000), version('1.1.0+4e1d90ab', 200)],
      }),
      quiet('shell', '3.1.0+6b5d20ce', 9120),
    ],
    tokens: [],
  };
  // No random numbers: every picture has the same values.
  const bump = (minute, size) =>
    Math.round(size * (1 + 0.3 * Math.sin(minute / 5) + 0.15 * Math.sin(minute * 1.7)));
  const minutes = Array.from({ length: 60 }, (_, index) => 59 - index).flatMap((minute) => [
    {
      at: at(minute),
      version: stable,
      cohort: 'stable',
      loads: bump(minute, 118),
      failures: minute % 9 === 0 ? 1 : 0,
      loadMs: bump(minute, 310),
      unverified: { loads: bump(minute, 21), failures: 0 },
    },
    ...(minute < 52 && minute !== 20
      ? [
          {
            at: at(minute),
            version: canary,
            cohort: 'canary',
            loads: bump(minute + 3, minute < 34 ? 8 : 2),
            failures: minute < 30 && minute % 11 === 2 ? 2 : 0,
            loadMs: bump(minute + 7, 365),
            unverified: { loads: 0, failures: 0 },
          },
        ]
      : []),
  ]);
  const failure = (place, kind, stage, route, cause, hidden) => ({
    id: `r-${(7_391_021 * place + 48_611).toString(36)}`,
    at: at(place * 3),
    area: 'feed',
    version: place % 3 === 0 ? stable : canary,
    cohort: place % 3 === 0 ? 'stable' : 'canary',
    kind,
    stage,
    route,
    cause,
    hidden,
    verified: place % 4 !== 0,
  });
  const failures = [
    failure(1, 'fail-load', 'entry', '/feed/home', 'timeout', true),
    failure(
      2,
      'fail-mount',
      'render',
      '/feed/post-details',
      "TypeError: Cannot read properties of undefined (reading 'map')",
      true,
    ),
    failure(3, 'fail-crash', 'uncaught', '/feed/events/:eventId', 'RangeError: Invalid time value', false),
    failure(4, 'fail-load', 'chunk', '/feed/albums', 'status 503', true),
  ];
  const health = {
    area: 'feed',
    rollout: {
      ...{ id: 'a1', version: canary, from: stable },
      ...{ basisPoints: 500, evidence: 6.4, sampleRatio: 0.43 },
      canary: { started: 231, succeeded: 211, failed: 1, unattributed: 2 },
      stable: { started: 4127, succeeded: 4082, failed: 29, unattributed: 16 },
      measures: {
        canary: { sessions: 224, failedCalls: 9, slowestCallMs: 640, longTasksMs: 310, layoutShift: 0.021 },
        stable: {
          ...{ sessions: 4020, failedCalls: 148 },
          ...{ slowestCallMs: 612, longTasksMs: 290, layoutShift: 0.018 },
        },
      },
      rules: [{ metric: 'slowest-call', limit: 3000, tolerance: 1.5, canary: 2, stable: 31 }],
      verdict,
    },
    minutes,
    failures,
  };
  const quietHealth = (area) => ({ area, rollout: null, minutes: [], failures: [] });
  const line = (place, minute, who, verb, area, what, why = '') => ({
    ...{ place, at: now - minute * 60_000, who, verb, area },
    ...{ result: 'done', what, why },
  });
  return {
    '/status': status,
    '/areas/feed/health': health,
    ...Object.fromEntries(
      status.areas
        .filter(({ area }) => area !== 'feed')
        .map(({ area }) => [`/areas/${area}/health`, quietHealth(area)]),
    ),
    '/areas/feed/history': {
      stable: [
        { version: '1.3.2+7d10e6b9', since: at(14_300), retreated: false },
        { version: stable, since: at(4000), retreated: false },
      ],
      rollouts: [
        {
          version: '1.4.0-rc.1+c0ffee12',
          from: '1.3.2+7d10e6b9',
          state: 'aborted',
          share: '5 %',
          startedAt: at(8900),
          endedAt: at(8000),
        },
        {
          version: stable,
          from: '1.3.2+7d10e6b9',
          state: 'promoted',
          share: '100 %',
          startedAt: at(4300),
          endedAt: at(4000),
        },
        { version: canary, from: stable, state: 'running', share: '5 %', startedAt: at(52), endedAt: null },
      ],
    },
    '/areas/feed/recalls': {
      recalls: [
        {
          version: '1.3.2+7d10e6b9',
          since: now - 2600 * 60_000,
          killed: false,
          had: 312,
          left: 297,
          waiting: 4,
          unheard: 11,
        },
      ],
    },
    '/audit': {
      broken: null,
      head: '9f31c0a7d2b84e65a1f07c93de58b2461c7fa90e35d8846bb20f9a17c4e3d509',
      entries: [
        line(208, 8000, 'fil/4be1a3f0', 'kill', 'feed', '1.4.0-rc.1+c0ffee12', 'fil vide sur petit écran'),
        line(209, 4300, 'fil/4be1a3f0', 'publish', 'feed', stable),
        line(210, 4000, 'fil/4be1a3f0', 'promote', 'feed', '', 'rien à signaler'),
        line(
          211,
          300,
          'profil/90c2d7e1',
          'start',
          'profile',
          '0.9.2+51c08aa3: 1, 5, 25, 50, 100 %',
          'nouvelles photos',
        ),
        line(212, 95, 'fil/4be1a3f0', 'publish', 'feed', canary),
        line(213, 52, 'fil/4be1a3f0', 'start', 'feed', `${canary}: 1, 5, 25, 50, 100 %`, 'nouvel éditeur'),
        line(214, 34, 'guardrail', 'promote', 'feed', '', {
          kind: 'advance',
          reason: 'clean',
          figures: { sessions: 64, failed: 0, basisPoints: 100, unseen: 0.0469 },
        }),
      ],
      refusals: [
        {
          ...{ hour: at(60), lastAt: at(41), count: 60, reason: 'unknown', who: null },
          ...{ address: '12ca17b49af22894', verb: 'kill', area: 'feed' },
        },
        {
          ...{ hour: at(220), lastAt: at(210), count: 1, reason: 'not-allowed', who: 'profil/90c2d7e1' },
          ...{ address: '9f31c0a7d2b84e65', verb: 'kill', area: 'feed' },
        },
      ],
    },
    [`/reports/${failures[0].id}`]: { report: failures[0] },
  };
}
