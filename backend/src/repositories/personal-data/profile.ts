import { AccountRepository } from '../account-repository.ts';
import { type PersonalData, rowsOf } from './personal-data.ts';
import { readPicture } from './stored-pictures.ts';

const uses = ['picture_id', 'thumbnail_id', 'cover_id'] as const;

/** What the member is found by, made from their name and career. */
export const searchWords = rowsOf('member_words', 'member_words');

/** The member's own row. Last, because everything else references it. */
export const profile: PersonalData = {
  name: 'profile',
  columns: [],
  read: async (db, memberId) => {
    const member = await db
      .selectFrom('members')
      .select(['id', 'verified', 'created_at', 'last_input_at', 'email_proven_at', ...uses])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return {
      Customers_Numbers: String(member.id),
      ...(await new AccountRepository(db).load(memberId)),
      isVerify: member.verified,
      created_date: member.created_at.toISOString(),
      last_input_date: member.last_input_at?.toISOString() ?? null,
      email_proven_date: member.email_proven_at?.toISOString() ?? null,
      picture: await readPicture(db, member.picture_id),
      thumbnail: await readPicture(db, member.thumbnail_id),
      cover: await readPicture(db, member.cover_id),
    };
  },
  erase: async (db, memberId) => {
    await db.deleteFrom('members').where('id', '=', memberId).execute();
  },
  pictures: async (db, memberId) => {
    const member = await db
      .selectFrom('members')
      .select(uses)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return Object.values(member).filter((id) => id !== null);
  },
};
