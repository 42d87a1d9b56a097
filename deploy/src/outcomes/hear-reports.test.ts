import fastify from 'fastify';
import { Registry } from 'prom-client';
import { ReportCounts } from './counts.ts';
import { mostFailures, registerReports } from './hear-reports.ts';
import type { OutcomeStore } from './outcome-store.ts';
import { Tickets } from './tickets.ts';

test('of the failures that one address reports within a minute so many are kept, and all are counted', async () => {
  const counts = new ReportCounts(new Registry());
  const keepFailure = jest.fn().mockResolvedValue(undefined);
  let now = Date.parse('2026-03-01T10:00:00Z');
  const app = fastify();
  registerReports(app, {
    ...{ counts, tickets: new Tickets('key'), isKnown: async () => true, now: () => now },
    // Nothing else is asked of it without a ticket.
    store: { keepFailure } as unknown as OutcomeStore,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const failure = { stage: 'render', route: '/feed/home', cause: 'Error: broken', hidden: true };
  const report = { area: 'feed', version: '1.0.0', what: 'fail-mount' };
  const post = async () => {
    const reports = Array.from({ length: 20 }, (_, place) => ({
      ...report,
      failure: { ...failure, id: `reference${place}` },
    }));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ reports });
    expect((await fetch(`${url}/discovery/reports`, { method: 'POST', headers, body })).status).toBe(204);
  };
  const posts = mostFailures / 20 + 1;
  for (let turn = 0; turn < posts; turn += 1) await post();
  expect(keepFailure).toHaveBeenCalledTimes(mostFailures);
  expect(counts.take()).toMatchObject([{ failures: posts * 20 }]);
  now += 120_000;
  await post();
  expect(keepFailure).toHaveBeenCalledTimes(mostFailures + 20);
  await app.close();
});
