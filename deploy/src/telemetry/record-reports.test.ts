import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { maxFailures, maxReports, registerReports } from './record-reports.ts';
import { ReportCounts } from './report-counts.ts';
import { Tickets } from './tickets.ts';

const post = (url: string, reports: object[]) =>
  fetch(`${url}/discovery/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  });

const tickets = new Tickets('key');

let now: number;
let counts: ReportCounts;
let keepFailure: jest.Mock;
let report: jest.Mock;
let measure: jest.Mock;
let content: jest.Mock;
let app: FastifyInstance;
let url: string;

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  counts = new ReportCounts(new Registry());
  keepFailure = jest.fn().mockResolvedValue(undefined);
  report = jest.fn().mockResolvedValue(undefined);
  measure = jest.fn().mockResolvedValue(undefined);
  content = jest.fn().mockResolvedValue(undefined);
  app = fastify();
  registerReports(app, {
    ...{ counts, tickets, now: () => now },
    isKnown: async () => true,
    isSignedIn: async () => false,
    store: { keepFailure, report, measure, content },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

test.each([
  ['version', { version: '1.0.0' }],
  ['area', { area: 'events' }],
])('a report with the ticket of another %s counts nothing, one with its own is a vote', async (_, other) => {
  const given = { area: 'feed', version: '1.1.0' };
  const ticket = tickets.write(
    {
      ...given,
      rollout: 'cd'.repeat(16),
      cohort: 'canary',
      basisPoints: 100,
      visitor: { unit: '7', browser: null },
    },
    now,
  );
  const failure = { id: 'reference1', stage: 'render', route: '/feed/home', cause: 'Error', hidden: false };
  const of = (subject: object) => [
    { ...subject, ticket, what: 'fail-mount', failure },
    { ...subject, ticket, what: 'ok', loadMs: 90 },
    { ...subject, ticket, what: 'measures', failedCalls: 1, slowestCallMs: 90 },
  ];
  expect((await post(url, of({ ...given, ...other }))).status).toBe(204);
  expect([report, measure, keepFailure].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  expect(counts.take()).toEqual([]);
  await post(url, of(given));
  expect(report).toHaveBeenCalledTimes(2);
  expect(measure).toHaveBeenCalledTimes(1);
  expect(counts.take()).toMatchObject([{ ...given, cohort: 'canary', loads: 1, failures: 1 }]);
});

test('a limited number of failures of one address within an hour is stored, and all are counted', async () => {
  const failure = { stage: 'render', route: '/feed/home', cause: 'Error: broken', hidden: true };
  const report = { area: 'feed', version: '1.0.0', what: 'fail-mount' };
  const reports = Array.from({ length: 20 }, (_, index) => ({
    ...report,
    failure: { ...failure, id: `reference${index}` },
  }));
  const posts = maxFailures / 20 + 1;
  for (let turn = 0; turn < posts; turn += 1) expect((await post(url, reports)).status).toBe(204);
  expect(keepFailure).toHaveBeenCalledTimes(maxFailures);
  expect(counts.take()).toMatchObject([{ failures: posts * 20 }]);
  now += 60 * 60_000 - 1;
  await post(url, reports);
  expect(keepFailure).toHaveBeenCalledTimes(maxFailures);
  now += 60 * 60_000;
  await post(url, reports);
  expect(keepFailure).toHaveBeenCalledTimes(maxFailures + 20);
});

test('a limited number of reports of one address within a minute is read, in any number of posts', async () => {
  const reports = Array(20).fill({ area: 'feed', version: '1.0.0', what: 'ok' });
  for (let turn = 0; turn < maxReports / 20; turn += 1) expect((await post(url, reports)).status).toBe(204);
  expect((await post(url, reports)).status).toBe(429);
  expect(counts.take()).toMatchObject([{ loads: maxReports }]);
  now += 120_000;
  expect((await post(url, reports)).status).toBe(204);
});

test('a browser without a session cannot fill the counts with versions', async () => {
  const versions = Array.from({ length: 210 }, (_, number) => `1.${number}.0`);
  for (const version of versions)
    counts.load({ area: 'feed', version, cohort: 'none', verified: false }, 1, now);
  counts.load({ area: 'feed', version: '2.0.0', cohort: 'none', verified: true }, 1, now);
  const rows = counts.take();
  expect(rows).toHaveLength(200 + 1);
  expect(rows.at(-1)).toMatchObject({ version: '2.0.0', verified: true, loads: 1 });
});
