import { randomBytes } from 'node:crypto';
import type { Arm } from '../answers/answers.ts';
import type { Rollout } from '../control/state.ts';
import { type Assignment, type Ticket, Tickets } from '../telemetry/tickets.ts';
import { browser, failure, minute, type TestGuardrail } from './test-guardrail.ts';

/** Functions that make invalid tickets: no origin has issued them for the page of `good`, or they have expired. */
function forgers({ tickets, now }: TestGuardrail, rollout: Rollout, good: string): (() => string)[] {
  const [payload = '', mac = ''] = good.split('.');
  const read: Ticket = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const given = {
    rollout: rollout.id,
    version: rollout.version,
    cohort: 'canary',
    basisPoints: 5000,
  } as const;
  const issue = (area: string, at: number) => tickets.write({ ...given, area, visitor: browser() }, at);
  return [
    () => `${payload}.${randomBytes(32).toString('base64url')}`,
    () => {
      const changed = JSON.stringify({ ...read, session: randomBytes(16).toString('hex') });
      return `${Buffer.from(changed).toString('base64url')}.${mac}`;
    },
    () => {
      const assignment: Assignment = { ...read, visitor: browser() };
      return new Tickets(randomBytes(32).toString('hex')).write(assignment, now);
    },
    () => `${payload}.${mac}.${mac}`,
    () => issue('feed', now - 3 * 60 * minute),
    () => issue('events', now),
    () => randomBytes(60).toString('base64url'),
    () => '',
  ];
}

/**
 * Starts a rollout in which one page reports that the area is shown, then sends `count` forged and replayed reports.
 * Returns the rollout and what is recorded of it: none of these reports may count.
 */
export async function forgeReports(
  tried: TestGuardrail,
  count: number,
): Promise<{ rollout: Rollout; canary: Arm; failing: number }> {
  const rollout = await tried.startRollout();
  const good = await tried.view(rollout, 'canary', [{ what: 'ok', loadMs: 120 }]);
  const forge = forgers(tried, rollout, good.ticket);
  for (let turn = 0; turn < count; turn += 1) {
    const isForged = turn % 2 === 0;
    const ticket = isForged ? forge[(turn / 2) % forge.length]?.() : good.ticket;
    // A replay repeats an earlier report.
    const outcome = isForged ? failure() : { what: 'ok', loadMs: 120 };
    await tried.post([{ ...good, ticket, ...outcome }]);
  }
  const { canary, failing } = await tried.record(rollout);
  return { rollout, canary, failing: failing.length };
}
