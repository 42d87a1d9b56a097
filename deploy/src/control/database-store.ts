import type { Database } from '@az/backend';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { TokenRefusal } from '../answers/answers.ts';
import { overrideRetentionMs } from '../rollout/override.ts';
import type { DeployTables } from '../schema/tables.ts';
import { type AuditEntry, chainEntry, isSameEvent } from './audit.ts';
import { fromRows, overrideRow, rolloutRow, stableRow, tokenRow, versionRow } from './rows.ts';
import type { ControlState } from './state.ts';
import { type Change, maxDistinctRefusals, type RefusedToken, type Store } from './store.ts';
import { maxTabs, type RecalledVersion, type Tab, type TabCount } from './tabs.ts';

const hourMs = 60 * 60 * 1000;

type Tables = Kysely<DeployTables> | Transaction<DeployTables>;

async function readState(tables: Tables): Promise<ControlState> {
  // The queries run one after the other, because the embedded database has only one connection.
  const control = await tables.selectFrom('control').selectAll().executeTakeFirstOrThrow();
  const versions = await tables.selectFrom('versions').selectAll().orderBy('published_at').execute();
  const stable = await tables.selectFrom('stable').selectAll().orderBy('place').execute();
  const rollouts = await tables.selectFrom('rollouts').selectAll().orderBy('started_at').execute();
  const tokens = await tables.selectFrom('tokens').selectAll().orderBy('created_at').execute();
  const overrides = await tables
    .selectFrom('overrides')
    .selectAll()
    .where('expires_at', '>', new Date(Date.now() - overrideRetentionMs))
    .orderBy('created_at')
    .execute();
  return fromRows({ control, versions, stable, rollouts, tokens, overrides });
}

/** The new and changed items. As states are never mutated, an unchanged item is the same object as before. */
const changed = <T>(before: T[], after: T[]): T[] => after.filter((item) => !before.includes(item));

async function upsert<Table extends 'versions' | 'stable' | 'rollouts' | 'tokens' | 'overrides'>(
  tables: Tables,
  table: Table,
  key: (keyof DeployTables[Table] & string)[],
  rows: DeployTables[Table][],
): Promise<void> {
  for (const one of rows) {
    // Kysely cannot check a row whose table is generic; the type of `rows` ensures that it fits.
    const row = one as never;
    await tables
      .insertInto(table)
      .values(row)
      .onConflict((on) => on.columns(key).doUpdateSet(row))
      .execute();
  }
}

async function writeState(tables: Tables, before: ControlState, after: ControlState): Promise<void> {
  const versions = changed(before.versions, after.versions).map(versionRow);
  await upsert(tables, 'versions', ['area', 'version'], versions);
  await upsert(tables, 'stable', ['place'], changed(before.stable, after.stable).map(stableRow));
  await upsert(tables, 'rollouts', ['id'], changed(before.rollouts, after.rollouts).map(rolloutRow));
  await upsert(tables, 'tokens', ['id'], changed(before.tokens, after.tokens).map(tokenRow));
  await upsert(tables, 'overrides', ['id'], changed(before.overrides, after.overrides).map(overrideRow));
  const { numUpdatedRows } = await tables
    .updateTable('control')
    .set({
      revision: before.revision + 1,
      frozen: after.frozen ? JSON.stringify(after.frozen) : null,
      rules: JSON.stringify(after.rules),
    })
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('Somebody else has changed the control plane meanwhile');
}

const auditOf = (row: Omit<AuditEntry, 'at'> & { at: Date }): AuditEntry => ({
  ...row,
  at: row.at.getTime(),
});

async function lastOf(tables: Tables, verbs: readonly string[]): Promise<AuditEntry[]> {
  const rows = await tables
    .selectFrom('audit')
    .selectAll()
    .distinctOn('area')
    .where('verb', 'in', verbs)
    .where('result', '=', 'done')
    .orderBy('area')
    .orderBy('place', 'desc')
    .execute();
  return rows.map(auditOf);
}

/** Stores the state in the schema `deploy`. Only one of several origins on a database changes it at a time. */
export class DatabaseStore implements Store {
  private readonly db: Database;
  private readonly tables: Kysely<DeployTables>;

  constructor(db: Database) {
    this.db = db;
    this.tables = db.kysely('deploy');
  }

  async revision(): Promise<number> {
    const row = await this.tables.selectFrom('control').select('revision').executeTakeFirstOrThrow();
    return Number(row.revision);
  }

  read(): Promise<ControlState> {
    return this.tables.transaction().setIsolationLevel('repeatable read').execute(readState);
  }

  change<T>(decide: (state: ControlState) => Change<T>): Promise<T> {
    return this.tables.transaction().execute(async (tables) => {
      // Every change locks this row first, so that changes run one at a time.
      await tables.selectFrom('control').select('revision').forUpdate().executeTakeFirstOrThrow();
      const before = await readState(tables);
      const { state, note, once, result } = decide(before);
      if (state !== before) await writeState(tables, before, state);
      const isRepeated = note && once && isSameEvent(await lastOf(tables, once), note);
      if (note && !isRepeated) {
        const last = await tables
          .selectFrom('audit')
          .selectAll()
          .orderBy('place', 'desc')
          .limit(1)
          .executeTakeFirst();
        const entry = chainEntry(last ?? null, note);
        await tables
          .insertInto('audit')
          .values({ ...entry, at: new Date(entry.at) })
          .execute();
      }
      return result;
    });
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.db.alone('files of versions', work);
  }

  async audit(): Promise<AuditEntry[]> {
    return (await this.tables.selectFrom('audit').selectAll().orderBy('place').execute()).map(auditOf);
  }

  lastOf(verbs: readonly string[]): Promise<AuditEntry[]> {
    return lastOf(this.tables, verbs);
  }

  async countRefusal({ at, reason, who, verb, area, ...refused }: RefusedToken): Promise<void> {
    const hour = new Date(Math.floor(at / hourMs) * hourMs);
    const { apart } = await this.tables
      .selectFrom('refusals')
      .select(sql<number>`count(*)::integer`.as('apart'))
      .where('hour', '=', hour)
      .executeTakeFirstOrThrow();
    const address = apart < maxDistinctRefusals ? refused.address : 'others';
    const last = { verb, area, last_at: new Date(at) };
    await this.tables
      .insertInto('refusals')
      .values({ hour, reason, who: who ?? '', address, count: 1, ...last })
      .onConflict((on) =>
        on
          .columns(['hour', 'reason', 'who', 'address'])
          .doUpdateSet({ count: sql`refusals.count + 1`, ...last }),
      )
      .execute();
  }

  async refusals(): Promise<TokenRefusal[]> {
    const rows = await this.tables.selectFrom('refusals').selectAll().orderBy('last_at', 'desc').execute();
    return rows.map(({ hour, last_at, who, ...row }) => ({
      ...row,
      hour: hour.toISOString(),
      lastAt: last_at.toISOString(),
      who: who || null,
    }));
  }

  async deleteRefusals(before: number): Promise<void> {
    await this.tables.deleteFrom('refusals').where('hour', '<', new Date(before)).execute();
  }

  async countTabs(recalled: RecalledVersion[]): Promise<TabCount[]> {
    if (recalled.length === 0) return [];
    const names = recalled.map(({ name }) => name);
    const since = recalled.map(({ since }) => new Date(since).toISOString());
    const { rows } = await sql<TabCount>`
      select recalled.name, count(*)::integer as had, (count(*) filter (where closed))::integer as left,
        (count(*) filter (where not closed and recalled.name = any (knows)))::integer as waiting
      from unnest(${names}::text[], ${since}::timestamptz[]) as recalled (name, since)
      join deploy.tabs on recalled.name = any (runs)
      where not (closed and at < since)
      group by recalled.name`.execute(this.tables);
    return rows;
  }

  async saveTab({ tab, address, runs, knows, closed, at }: Tab): Promise<void> {
    await sql`
      insert into deploy.tabs (tab, address, runs, knows, closed, at)
      select ${tab}::text, ${address}::text, ${runs}::text[], ${knows}::text[], ${closed}::boolean, ${new Date(at)}::timestamptz
      where exists (select from deploy.tabs where tab = ${tab})
        or (select count(*) from deploy.tabs where address = ${address}) < ${maxTabs.ofAddress}::integer
      on conflict (tab) do update set runs = excluded.runs, knows = excluded.knows, closed = excluded.closed,
        at = excluded.at`.execute(this.tables);
  }

  async deleteTab(tab: string): Promise<void> {
    await this.tables.deleteFrom('tabs').where('tab', '=', tab).execute();
  }

  async deleteOldTabs(before: number): Promise<void> {
    await this.tables.deleteFrom('tabs').where('at', '<', new Date(before)).execute();
    await sql`delete from deploy.tabs where tab in
      (select tab from deploy.tabs order by at desc offset ${maxTabs.inAll})`.execute(this.tables);
  }
}
