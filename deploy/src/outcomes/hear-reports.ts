import { createHash } from 'node:crypto';
import { clientKey, RateLimiter } from '@az/backend';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { perMinute, tooMany } from '../api/too-many.ts';
import type { ReportCounts, Subject } from './counts.ts';
import type { OutcomeStore } from './outcome-store.ts';
import { type Report, reportsBody } from './report-bodies.ts';
import type { Ticket, Tickets } from './tickets.ts';

/** So many posts of one address within a minute are heard. */
export const mostPosts = 600;
/** So many failures of one address within a minute are kept under their reference; all are counted. */
export const mostFailures = 120;
const mostBytes = 32 * 1024;

/** Hash of an address, so that none is kept; one household has a whole network of IPv6. */
const addressOf = (request: FastifyRequest): string =>
  createHash('sha256').update(clientKey(request.ip)).digest('hex').slice(0, 16);

/** What is heard with, and by what it is checked. */
export type Ears = {
  store: OutcomeStore;
  counts: ReportCounts;
  tickets: Tickets;
  /** Whether a version was published here: others are not counted, so that nobody makes up names. */
  isKnown: (area: string, version: string) => Promise<boolean>;
  now?: () => number;
};

type Heard = {
  report: Report;
  ticket: Ticket | null;
  address: string;
  now: number;
  /** Whether what failed may be kept. */
  mayKeep: () => boolean;
};

async function vote({ store, counts }: Ears, { report, ticket, address, now }: Heard): Promise<void> {
  if (!ticket || report.what === 'vitals') return;
  counts.vote('taken');
  if (report.what === 'started') await store.start(ticket, address, now);
  else await store.end(ticket, report.what, address, now);
}

async function count({ store, counts }: Ears, { report, ticket, now, mayKeep }: Heard): Promise<void> {
  const { area, version } = report;
  const subject: Subject = { area, version, cohort: ticket?.cohort ?? 'none' };
  switch (report.what) {
    case 'ok':
      return counts.load(subject, report.loadMs, now);
    case 'vitals': {
      const { lcpMs, inpMs, ttfbMs, cls } = report;
      return counts.vital(subject, { lcpMs, inpMs, ttfbMs, cls });
    }
    case 'started':
    case 'left':
      return;
    default:
      counts.fail(subject, report.what, now);
      if (!mayKeep()) return;
      await store.keepFailure({
        ...subject,
        ...report.failure,
        kind: report.what,
        at: new Date(now).toISOString(),
      });
  }
}

/** The ticket that a report shows; null for none, and for one that is not of this report. */
function ticketOf({ tickets, counts }: Ears, { ticket: text, area, version }: Report, now: number) {
  if (text === undefined) return { isWrong: false, ticket: null };
  const ticket = tickets.read(text, now);
  const isWrong = !ticket || ticket.area !== area || ticket.version !== version;
  if (isWrong) counts.vote('refused');
  return { isWrong, ticket: isWrong ? null : ticket };
}

/**
 * Where shells say what became of areas, at `/discovery/reports`. A report with the ticket of its assignment is a vote; a
 * ticket that is not ours makes it nothing at all; one without is only counted.
 */
export function registerReports(app: FastifyInstance, ears: Ears): void {
  const { isKnown, now = Date.now } = ears;
  const limit = new RateLimiter(perMinute(mostPosts), { now });
  const failures = new RateLimiter(perMinute(mostFailures), { now });
  app.post('/discovery/reports', { bodyLimit: mostBytes }, async (request, reply) => {
    const client = clientKey(request.ip);
    const waitMs = limit.take(client);
    if (waitMs > 0) return tooMany(reply, waitMs).send();
    const parsed = v.safeParse(reportsBody, request.body);
    if (!parsed.success) return reply.code(400).send();
    const mayKeep = () => failures.take(client) === 0;
    for (const report of parsed.output.reports) {
      const { isWrong, ticket } = ticketOf(ears, report, now());
      if (isWrong || !(await isKnown(report.area, report.version))) continue;
      const heard = { report, ticket, address: addressOf(request), now: now(), mayKeep };
      await vote(ears, heard);
      await count(ears, heard);
    }
    return reply.code(204).send();
  });
}
