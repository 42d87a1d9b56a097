import { json } from '@az/shared/testing';
import type {
  AreaHealth,
  AreaStatus,
  AuditLog,
  CommandRefusal,
  Status,
  Verdict,
} from '../data/reply-types.ts';

type Answer = Response | Error;
type Call = { call: string; token: string | null; body: Record<string, unknown> | null };

/** A fake control plane: replies by method and path below `/deploy/api`, and records its calls. */
export type FakeControlPlane = {
  calls: Call[];
  /** Sets the replies to a call such as `GET /status`, one for each call in order; the last one is repeated. */
  on: (call: string, ...answers: (() => Answer | Promise<Answer>)[]) => void;
  sentTo: (call: string) => Call['body'][];
};

export const refusal = (status: number, sentence: string, more: Partial<CommandRefusal> = {}): Response =>
  json({ ok: false, kind: 'refused', sentence, findings: [], ...more } satisfies CommandRefusal, { status });

/** Replaces `fetch` until the test ends. Calls for which no reply is set get 404. */
export function fakeControlPlane(): FakeControlPlane {
  const answers = new Map<string, (() => Answer | Promise<Answer>)[]>();
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace('/deploy/api', '');
    const call = `${init?.method ?? 'GET'} ${path}`;
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ call, token, body: init?.body ? JSON.parse(String(init.body)) : null });
    const list = answers.get(call) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    const given = answer ? await answer() : new Response('<!doctype html>', { status: 404 });
    if (given instanceof Error) throw given;
    return given.clone();
  });
  return {
    calls,
    on: (call, ...given) => answers.set(call, given),
    sentTo: (call) => calls.filter((one) => one.call === call).map(({ body }) => body),
  };
}

export const [stable, canary, earlier] = ['1.0.0+b100', '1.1.0+b110', '0.9.0+b090'];

const tooFew: Verdict = {
  kind: 'watch',
  reason: 'too-few',
  figures: {
    ...{ sessions: 40, failed: 2, basisPoints: 500, bound: 0.157, allowed: 0.01 },
    ...{ missing: 260, inconclusiveMs: null },
  },
};

const version = (name: string) => ({
  version: name,
  publishedAt: '2026-03-01T10:00:00Z',
  servedUntil: null,
  killedAt: null,
  recalledAt: null,
  removedAt: null,
  inKillFile: false,
  crawl: null,
  provides: null,
});

export const running: NonNullable<AreaStatus['rollout']> = {
  id: 'r1',
  version: canary,
  share: '5 %',
  step: 2,
  steps: ['1 %', '5 %', '100 %'],
  state: 'running',
  stepSince: '2026-03-12T13:00:00Z',
  soaksUntil: '2026-03-12T13:10:00Z',
  verdict: tooFew,
  health: null,
};

export const sampleArea = (more: Partial<AreaStatus> = {}): AreaStatus => ({
  area: 'feed',
  owner: { team: 'Fil', contact: 'fil@az.test' },
  stable,
  given: stable,
  rollout: running,
  rules: [],
  versions: [earlier, stable, canary].map(version),
  traffic: { loads: 1240, failures: 3, canaryLoads: 62, canaryFailures: 2 },
  withdrawal: null,
  ...more,
});

export const sampleStatus = (more: Partial<Status> = {}): Status => ({
  revision: 7,
  frozen: null,
  killFile: null,
  alarms: [],
  areas: [
    sampleArea(),
    sampleArea({ area: 'shell', owner: null, rollout: null, versions: [version(stable)] }),
  ],
  tokens: [],
  ...more,
});

/** The beginning of the present minute, read once, because all measurements begin with a whole minute. */
const thisMinute = Math.floor(Date.now() / 60_000) * 60_000;

const at = (minutesAgo: number) => new Date(thisMinute - minutesAgo * 60_000).toISOString();

export const sampleHealth = (more: Partial<AreaHealth> = {}): AreaHealth => ({
  area: 'feed',
  rollout: {
    id: 'r1',
    version: canary,
    from: stable,
    basisPoints: 500,
    evidence: 12.5,
    sampleRatio: 0.43,
    canary: { started: 40, succeeded: 37, failed: 2, unattributed: 1 },
    stable: { started: 800, succeeded: 796, failed: 4, unattributed: 0 },
    measures: {
      canary: { sessions: 38, failedCalls: 9, slowestCallMs: 2400, longTasksMs: 310, layoutShift: 0.012 },
      stable: { sessions: 790, failedCalls: 3, slowestCallMs: 410, longTasksMs: null, layoutShift: null },
    },
    rules: [{ metric: 'failed-calls', limit: 1, tolerance: 1.5, canary: 9, stable: 3 }],
    people: { canary: 46, stable: 1440 },
    symptoms: [
      { symptom: null, canary: 2, stable: 4 },
      { symptom: 'error', canary: 11, stable: 8 },
    ],
    verdict: tooFew,
  },
  minutes: [
    {
      at: at(3),
      version: stable,
      cohort: 'stable',
      loads: 118,
      failures: 1,
      loadMs: 310,
      unverified: { loads: 40, failures: 1 },
    },
    {
      at: at(3),
      version: canary,
      cohort: 'canary',
      loads: 7,
      failures: 2,
      loadMs: null,
      unverified: { loads: 0, failures: 0 },
    },
    {
      at: at(2),
      version: stable,
      cohort: 'stable',
      loads: 131,
      failures: 0,
      loadMs: 295,
      unverified: { loads: 0, failures: 0 },
    },
  ],
  failures: [
    {
      id: 'r-4f1',
      at: at(2),
      area: 'feed',
      version: canary,
      cohort: 'canary',
      kind: 'fail-load',
      stage: 'entry',
      route: '/feed/home',
      cause: 'timeout',
      stack: null,
      hidden: true,
      verified: true,
    },
  ],
  ...more,
});

export const sampleLog = (more: Partial<AuditLog> = {}): AuditLog => ({
  broken: null,
  head: 'abc123',
  refusals: [],
  entries: [
    {
      place: 1,
      at: 1_773_000_000_000,
      who: 'fil/1a',
      verb: 'publish',
      area: 'feed',
      result: 'done',
      what: canary,
      why: 'nouvel éditeur',
    },
    {
      place: 2,
      at: 1_773_000_060_000,
      who: 'ops/2b',
      verb: 'freeze',
      area: '*',
      result: 'refused',
      what: 'Token 2b may not freeze.',
      why: '',
    },
  ],
  ...more,
});
