import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiTables } from '../schema/tables.ts';
import { AnnouncementRepository } from './announcement-repository.ts';

/** A database whose statements return these rows, one after the other. */
function databaseWith(...replies: Record<string, unknown>[][]) {
  return new Kysely<ApiTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        transformQuery: ({ node }) => node,
        transformResult: async () => ({ rows: replies.shift() ?? [] }),
      },
    ],
  });
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
const found = [3, 2, 1].map((id) => ({ id, createdAt: at(id) }));

it('goes on after the ids of a page, even if one of its announcements is deleted while it is read', async () => {
  const row = {
    id: 3,
    created_at: at(3),
    public_id: 'three',
    text: 'Reste',
    mentions: [],
    rev: 1,
    likes: 0,
    liked_by: null,
  };
  const announcements = new AnnouncementRepository(databaseWith(found, [row]), (id) => id);
  const { items, next } = await announcements.listNetwork({
    viewer: Viewer.member(7),
    after: null,
    limit: 2,
  });
  expect(items.map(({ text }) => text)).toEqual(['Reste']);
  expect(next).toEqual({ createdAt: at(2), id: 2 });
});

it('does not read the announcements of an empty page', async () => {
  const announcements = new AnnouncementRepository(databaseWith([]), (id) => id);
  const page = { viewer: Viewer.member(7), after: null, limit: 2 };
  expect(await announcements.listNetwork(page)).toEqual({ items: [], next: null });
});
