import type { FiguresWire } from '@az/shared/contracts';
import { sql } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';

export class FiguresRepository {
  constructor(readonly db: ApiDb) {}

  /** What a member sees about themselves. The figures count announcements of every audience. */
  async find(memberId: number): Promise<{ headline: string; figures: FiguresWire }> {
    const count = sql<number>`count(*)::integer`.as('count');
    const { headline, ...figures } = await this.db
      .selectFrom('members')
      .where('id', '=', memberId)
      .select((row) => [
        'headline',
        row.selectFrom('announcements').select(count).where('author_id', '=', memberId).as('announcements'),
        row.selectFrom('follows').select(count).where('other_id', '=', memberId).as('followers'),
        row.selectFrom('follows').select(count).where('member_id', '=', memberId).as('follows'),
        row.selectFrom('connections').select(count).where('member_id', '=', memberId).as('connections'),
      ])
      .$narrowType<FiguresWire>()
      .executeTakeFirstOrThrow();
    return { headline, figures };
  }
}
