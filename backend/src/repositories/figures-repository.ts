import type { FiguresWire } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

export class FiguresRepository {
  constructor(readonly db: ApiDb) {}

  /** The figures that a member sees about themselves. They count announcements of every audience. */
  async find(memberId: number): Promise<FiguresWire> {
    const count = sql<number>`count(*)::integer`.as('count');
    return this.db
      .selectNoFrom((row) => [
        row.selectFrom('announcements').select(count).where('author_id', '=', memberId).as('announcements'),
        row.selectFrom('follows').select(count).where('other_id', '=', memberId).as('followers'),
        row.selectFrom('follows').select(count).where('member_id', '=', memberId).as('follows'),
        row.selectFrom('connections').select(count).where('member_id', '=', memberId).as('connections'),
      ])
      .$narrowType<FiguresWire>()
      .executeTakeFirstOrThrow();
  }
}
