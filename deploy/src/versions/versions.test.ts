import type { Database } from '@az/backend';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { sampleArea, sampleShell } from '../testing/sample-live.ts';
import type { VersionRecord } from './record.ts';
import { Versions } from './versions.ts';

/** Stands for the database: notes every statement, answers with `rows`, fails at what matches `broken`. */
class NotingDriver extends DummyDriver {
  readonly statements: string[] = [];
  readonly parameters: unknown[] = [];
  rows: object[] = [];
  broken: RegExp | null = null;

  override async acquireConnection() {
    const executeQuery = async ({ sql, parameters }: CompiledQuery) => {
      this.statements.push(sql);
      this.parameters.push(...parameters);
      if (this.broken?.test(sql)) throw new Error('The disk is full');
      return { rows: this.rows };
    };
    return { executeQuery } as unknown as DatabaseConnection;
  }

  override async beginTransaction() {
    this.statements.push('begin');
  }

  override async commitTransaction() {
    this.statements.push('commit');
  }

  override async rollbackTransaction() {
    this.statements.push('rollback');
  }
}

let driver: NotingDriver;

function versionsOf(development?: VersionRecord[]): Versions {
  const kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  // Of a database, versions use the query builder only.
  return new Versions({ kysely: () => kysely } as unknown as Database, development);
}

const publish = (...records: VersionRecord[]) => {
  driver.rows = records.map((record) => ({ record: JSON.stringify(record) }));
};

beforeEach(() => {
  driver = new NotingDriver();
});

test('what is live is the shell and the areas, as their records say', async () => {
  const [shell, feed, content] = [sampleShell(), sampleArea('feed'), sampleArea('content')];
  publish(content, feed, shell);
  expect(await versionsOf().live()).toEqual({ shell, areas: [content, feed] });
});

test('a page cannot be made while no shell is live', async () => {
  publish(sampleArea('feed'));
  await expect(versionsOf().live()).rejects.toThrow('No version of the shell is live');
});

test('a part from a development server stands in for its live version, and only for that', async () => {
  const [shell, feed, content] = [sampleShell(), sampleArea('feed'), sampleArea('content')];
  const developed = sampleArea('feed', { version: '1.0.0+development', folder: 'development' });
  publish(content, feed, shell);
  const versions = versionsOf([developed]);
  expect(await versions.live()).toEqual({ shell, areas: [developed, content] });
  expect(versions.isDeveloped('feed')).toBe(true);
  expect(versions.isDeveloped('content')).toBe(false);
});

test('a developed area is there even when none was ever published', async () => {
  const developed = [sampleShell({ version: '1.0.0+development' }), sampleArea('feed')];
  expect(await versionsOf(developed).live()).toEqual({ shell: developed[0], areas: [developed[1]] });
});

test('publishing records the version and makes it live in one transaction', async () => {
  const feed = sampleArea('feed');
  await versionsOf().publish(feed);
  expect(driver.statements).toEqual([
    'begin',
    expect.stringMatching(/^insert into "deploy"\."versions"/),
    expect.stringMatching(/^insert into "deploy"\."live".* on conflict \("area"\) do update/),
    'commit',
  ]);
  expect(driver.parameters).toContain(JSON.stringify(feed));
});

test.each([/versions/, /live/])('a publish that fails at %p changes nothing', async (broken) => {
  driver.broken = broken;
  await expect(versionsOf().publish(sampleArea('feed'))).rejects.toThrow('The disk is full');
  expect(driver.statements.at(-1)).toBe('rollback');
  expect(driver.statements).not.toContain('commit');
});

test('a version is known once it was published', async () => {
  const versions = versionsOf();
  expect(await versions.has('feed', '1.0.0+bbbbbbbb')).toBe(false);
  driver.rows = [{ version: '1.0.0+bbbbbbbb' }];
  expect(await versions.has('feed', '1.0.0+bbbbbbbb')).toBe(true);
  expect(driver.parameters).toEqual(['feed', '1.0.0+bbbbbbbb', 'feed', '1.0.0+bbbbbbbb']);
});
