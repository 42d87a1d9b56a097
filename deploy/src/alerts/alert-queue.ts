import type { Database } from '@az/backend';
import type { Kysely } from 'kysely';
import type { DeployTables } from '../schema/tables.ts';
import { type Alert, alertOf, alertTypes } from './alert-message.ts';

/** Maximum age of an event that is still sent, in milliseconds. */
const maxAlertAgeMs = 24 * 60 * 60 * 1000;

/** How long an origin reserves the queue for a delivery, in milliseconds, even if it ends meanwhile. */
const leaseMs = 60_000;

/** An alert with its place in the audit log. */
type QueuedAlert = Alert & { place: number };

/** Rollbacks and holds by the guardrail that the receiver has not accepted: from the audit log, no restart loses one. */
export class AlertQueue {
  private readonly tables: Kysely<DeployTables>;

  constructor(db: Database) {
    this.tables = db.kysely('deploy');
  }

  /** Reserves the next alert for this origin; null if there is none that may be delivered now. */
  async take(now: number): Promise<QueuedAlert | null> {
    const { tables } = this;
    const next = await tables
      .selectFrom('audit')
      .innerJoin('alert_cursor', (join) => join.onTrue())
      .whereRef('audit.place', '>', 'alert_cursor.place')
      .where('alert_cursor.leased_until', '<', new Date(now))
      .where('who', '=', 'guardrail')
      .where('verb', 'in', Object.keys(alertTypes))
      .where('result', '=', 'done')
      .where('at', '>', new Date(now - maxAlertAgeMs))
      .select(['audit.place', 'hash', 'at', 'verb', 'area', 'what', 'why'])
      .orderBy('audit.place')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const { numUpdatedRows } = await tables
      .updateTable('alert_cursor')
      .set({ leased_until: new Date(now + leaseMs) })
      .where('leased_until', '<', new Date(now))
      .where('place', '<', next.place)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { place: next.place, ...alertOf(next) } : null;
  }

  async accept({ place }: QueuedAlert): Promise<void> {
    await this.tables
      .updateTable('alert_cursor')
      .set({ place, leased_until: new Date(0) })
      // The cursor never moves back: if the receiver replies late, another origin may have moved it further.
      .where('place', '<', place)
      .execute();
  }

  async postpone(until: number): Promise<void> {
    await this.tables
      .updateTable('alert_cursor')
      .set({ leased_until: new Date(until) })
      .execute();
  }
}
