import type { Database } from '@az/backend';
import { type AreaRecord, isShell, type ShellRecord, type VersionRecord } from './record.ts';
import type { DeployTables } from './tables.ts';

/** The live version of the shell and of every area. */
export type Live = { shell: ShellRecord; areas: AreaRecord[] };

/** Version records and which of them are live. Records are written once and never changed. */
export class Versions {
  private readonly db: Database;
  private readonly development: VersionRecord[];

  /** Records in `development` stand in for the live version of their area and are never written down. */
  constructor(db: Database, development: VersionRecord[] = []) {
    this.db = db;
    this.development = development;
  }

  /** Whether the area comes from a development server. */
  isDeveloped(area: string): boolean {
    return this.development.some((record) => record.area === area);
  }

  private get tables() {
    return this.db.kysely<DeployTables>().withSchema('deploy');
  }

  /** Whether a version was ever published here. */
  async has(area: string, version: string): Promise<boolean> {
    const row = await this.tables
      .selectFrom('versions')
      .select('version')
      .where('area', '=', area)
      .where('version', '=', version)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Records a version and makes it live, both or neither. Its files must be in place. Of several origins that publish
   * one version at once each succeeds.
   */
  async publish(record: VersionRecord): Promise<void> {
    const { area, version } = record;
    await this.db
      .kysely<DeployTables>()
      .transaction()
      .execute(async (transaction) => {
        const tables = transaction.withSchema('deploy');
        await tables
          .insertInto('versions')
          .values({ area, version, record: JSON.stringify(record), published_at: new Date() })
          .onConflict((conflict) => conflict.columns(['area', 'version']).doNothing())
          .execute();
        await tables
          .insertInto('live')
          .values({ area, version })
          .onConflict((conflict) => conflict.column('area').doUpdateSet({ version }))
          .execute();
      });
  }

  /** What is live now. Throws when no shell is. */
  async live(): Promise<Live> {
    const rows = await this.tables
      .selectFrom('live')
      .innerJoin('versions', (join) =>
        join.onRef('versions.area', '=', 'live.area').onRef('versions.version', '=', 'live.version'),
      )
      .select('versions.record')
      .orderBy('live.area')
      .execute();
    // Written by `publish` from the same type.
    const published = rows.map(({ record }) => JSON.parse(record) as VersionRecord);
    const records = [...this.development, ...published.filter(({ area }) => !this.isDeveloped(area))];
    const shell = records.find(isShell);
    if (!shell) throw new Error('No version of the shell is live');
    return { shell, areas: records.filter((record): record is AreaRecord => !isShell(record)) };
  }
}
