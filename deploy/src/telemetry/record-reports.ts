import { clientKey, RateLimiter } from '@az/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute, tooManyRequests } from '../api/too-many-requests.ts';
import { type Report, reportsBody } from './report-bodies.ts';
import type { ReportCounts, ReportSubject } from './report-counts.ts';
import type { TelemetryStore } from './telemetry-store.ts';
import type { Ticket, Tickets } from './tickets.ts';

/** Maximum of reports of one address that are read in a minute. */
export const maxReports = 600;
/** Maximum of failures of one address that are stored in an hour. Further failures are only counted. */
export const maxFailures = 120;
const hourMs = 60 * 60 * 1000;
const maxBytes = 32 * 1024;

export type ReportDeps = {
  store: Pick<TelemetryStore, 'report' | 'measure' | 'content' | 'keepFailure'>;
  counts: ReportCounts;
  tickets: Tickets;
  /** Whether a version was published here. Reports of other versions are ignored, so that nobody can invent names. */
  isKnown: (area: string, version: string) => Promise<boolean>;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  now?: () => number;
};

type ReceivedReport = {
  report: Report;
  ticket: Ticket | null;
  /** Hash of the sender's network. */
  address: string;
  /** Whether the sender has a session. */
  verified: boolean;
  now: number;
  /** Whether a failure may be stored. */
  mayKeep: () => boolean;
};

async function vote(
  { store, counts }: ReportDeps,
  { report, ticket, address, now }: ReceivedReport,
): Promise<void> {
  if (!ticket || report.what === 'vitals') return;
  counts.vote('taken');
  if (report.what === 'measures') return store.measure(ticket, report, now);
  if (report.what === 'content') return store.content(ticket, report, now);
  await store.report(ticket, report.what === 'started' ? null : report.what, address, now);
}

async function count({ store, counts }: ReportDeps, received: ReceivedReport): Promise<void> {
  const { report, ticket, verified, now, mayKeep } = received;
  const { area, version } = report;
  const subject: ReportSubject = { area, version, cohort: ticket?.cohort ?? 'none', verified };
  switch (report.what) {
    case 'ok':
      return counts.load(subject, report.loadMs, now);
    case 'vitals': {
      const { lcpMs, inpMs, ttfbMs, cls } = report;
      return counts.vital(subject, { lcpMs, inpMs, ttfbMs, cls });
    }
    case 'started':
    case 'left':
    case 'waiting':
    case 'measures':
    case 'content':
      return;
    default:
      counts.fail(subject, report.what, now);
      if (!mayKeep()) return;
      await store.keepFailure({
        ...subject,
        ...report.failure,
        stack: report.failure.stack ?? null,
        kind: report.what,
        at: new Date(now).toISOString(),
      });
  }
}

/** The ticket of a report; null without one. `isWrong`: it is invalid or belongs to another version. */
function ticketOf({ tickets, counts }: ReportDeps, { ticket: text, area, version }: Report, now: number) {
  if (text === undefined) return { isWrong: false, ticket: null };
  const ticket = tickets.read(text, now);
  const isWrong = !ticket || ticket.area !== area || ticket.version !== version;
  if (isWrong) counts.vote('refused');
  return { isWrong, ticket: isWrong ? null : ticket };
}

/** A report with a valid ticket is a vote, one with an invalid ticket is ignored, one without is only counted. */
export function registerReports(app: FastifyInstance, deps: ReportDeps): void {
  const { isKnown, isSignedIn, tickets, now = Date.now } = deps;
  const limit = new RateLimiter(perMinute(maxReports), { now });
  const failures = new RateLimiter({ count: maxFailures, windowMs: hourMs }, { now });
  app.post('/discovery/reports', { bodyLimit: maxBytes }, async (request, reply) => {
    const client = clientKey(request.ip);
    const postWaitMs = limit.take(client);
    if (postWaitMs > 0) return tooManyRequests(reply, postWaitMs).send();
    const parsed = v.safeParse(reportsBody, request.body);
    if (!parsed.success) return reply.code(400).send();
    const mayKeep = () => failures.take(client) === 0;
    const verified = await isSignedIn(request);
    const address = tickets.addressHash(request.ip);
    for (const [index, report] of parsed.output.reports.entries()) {
      // The limit has counted the request already, which stands for its first report.
      const waitMs = index === 0 ? 0 : limit.take(client);
      if (waitMs > 0) return tooManyRequests(reply, waitMs).send();
      const { isWrong, ticket } = ticketOf(deps, report, now());
      if (isWrong || !(await isKnown(report.area, report.version))) continue;
      const received = { report, ticket, address, verified, now: now(), mayKeep };
      await vote(deps, received);
      await count(deps, received);
    }
    return reply.code(204).send();
  });
}
