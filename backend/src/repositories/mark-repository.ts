import type { Transaction } from 'kysely';
import type { ApiTables } from '../schema/tables.ts';
import { holdAnnouncement } from './announcement-writes.ts';

export type Mark = 'saved' | 'hidden';

type Marks = Record<Mark, boolean>;

/** Sets or removes a mark of a member, and returns both marks; null when there is no such announcement. */
export async function setMark(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  { mark, isSet, at }: { mark: Mark; isSet: boolean; at: Date },
): Promise<Marks | null> {
  if (!(await holdAnnouncement(db, id))) return null;
  await (isSet
    ? db
        .insertInto('announcement_marks')
        .values({ announcement_id: id, member_id: memberId, mark, at })
        .onConflict((conflict) => conflict.columns(['member_id', 'mark', 'announcement_id']).doNothing())
        .execute()
    : db
        .deleteFrom('announcement_marks')
        .where('member_id', '=', memberId)
        .where('mark', '=', mark)
        .where('announcement_id', '=', id)
        .execute());
  const rows = await db
    .selectFrom('announcement_marks')
    .select('mark')
    .where('member_id', '=', memberId)
    .where('announcement_id', '=', id)
    .execute();
  const has = (one: Mark) => rows.some((row) => row.mark === one);
  return { saved: has('saved'), hidden: has('hidden') };
}
