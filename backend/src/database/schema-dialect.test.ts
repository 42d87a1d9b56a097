import { Kysely, PostgresDialect, sql } from 'kysely';
import { inSchema } from './schema-dialect.ts';

type Tables = { members: { id: number; first_name: string }; posts: { id: number; author_id: number } };

const never = () => Promise.reject(new Error('Nothing is run.'));
const dialect = new PostgresDialect({ pool: { connect: never, end: never } });
const db = new Kysely<Tables>({ dialect: inSchema(dialect, 'api') });

describe('a builder with a schema', () => {
  it('names it where a table is read or written, and not in references', () => {
    const authors = db
      .selectFrom('posts as one')
      .innerJoin('members', 'members.id', 'one.author_id')
      .selectAll('members')
      .where((row) =>
        row.exists(row.selectFrom('posts').select('posts.id').whereRef('posts.author_id', '=', 'members.id')),
      )
      .orderBy('members.id')
      .forUpdate('members');
    expect(authors.compile().sql).toBe(
      'select "members".* from "api"."posts" as "one" inner join "api"."members" on "members"."id" = "one"."author_id" where exists (select "posts"."id" from "api"."posts" where "posts"."author_id" = "members"."id") order by "members"."id" for update of "members"',
    );
  });

  it('names it in statements that write', () => {
    const inserted = db
      .insertInto('members')
      .values({ id: 1, first_name: 'Awa' })
      .onConflict((on) => on.column('id').doUpdateSet((row) => ({ id: row.ref('members.id') })))
      .returning('members.id');
    expect(inserted.compile().sql).toBe(
      'insert into "api"."members" ("id", "first_name") values ($1, $2) on conflict ("id") do update set "id" = "members"."id" returning "members"."id"',
    );
    const updated = db
      .updateTable('posts')
      .set({ author_id: 2 })
      .from('members')
      .whereRef('members.id', '=', 'posts.id');
    expect(updated.compile().sql).toBe(
      'update "api"."posts" set "author_id" = $1 from "api"."members" where "members"."id" = "posts"."id"',
    );
    const deleted = db.deleteFrom('posts').using('members').whereRef('members.id', '=', 'posts.author_id');
    expect(deleted.compile().sql).toBe(
      'delete from "api"."posts" using "api"."members" where "members"."id" = "posts"."author_id"',
    );
  });

  it('does not name it for common table expressions, nor where a query names a schema', () => {
    const found = db
      .with('known', () => db.selectFrom('members').select('id'))
      .selectFrom('known')
      .innerJoin(sql<{ id: number }>`${sql.table('other.posts')}`.as('posts'), 'posts.id', 'known.id')
      .select('known.id');
    expect(found.compile().sql).toBe(
      'with "known" as (select "id" from "api"."members") select "known"."id" from "known" inner join "other"."posts" as "posts" on "posts"."id" = "known"."id"',
    );
    expect(db.selectFrom('members').select('id').compile().sql).toBe('select "id" from "api"."members"');
  });
});
