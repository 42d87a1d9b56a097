import type { AuthorWire } from '@az/shared/contracts';
import type { Expression } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { wireType } from './member-repository.ts';

/** Columns of an author in a query. */
export type AuthorRow = {
  author_id: number;
  first_name: string;
  last_name: string;
  kind: 'person' | 'company';
  verified: boolean;
  thumbnail_id: string | null;
  headline: string;
  /** The title of the last job. */
  role: string | null;
};

/** What to select of `members as author`, beside `lastTitle` as `role`. */
export const authorColumns = [
  'author.id as author_id',
  'author.first_name',
  'author.last_name',
  'author.kind',
  'author.verified',
  'author.thumbnail_id',
  'author.headline',
] as const;

export function lastTitle(db: ApiDb, memberId: Expression<number>) {
  return db
    .selectFrom('jobs')
    .innerJoin('positions', 'positions.id', 'jobs.position_id')
    .select('positions.title')
    .where('jobs.member_id', '=', memberId)
    .orderBy('jobs.starting_date', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(1);
}

/** These members as announcements show them. Unknown members are missing. */
export async function findAuthors(
  db: ApiDb,
  memberIds: readonly number[],
  pictureUrl: (id: string) => string,
): Promise<AuthorWire[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('members as author')
    .select(authorColumns)
    .select((row) => lastTitle(db, row.ref('author.id')).as('role'))
    .where('author.id', 'in', [...memberIds])
    .execute();
  return rows.map((row) => toWireAuthor(row, pictureUrl));
}

/** The author on the wire. `pictureUrl` returns the address of a public picture. */
export function toWireAuthor(row: AuthorRow, pictureUrl: (id: string) => string): AuthorWire {
  return {
    Customers_Numbers: String(row.author_id),
    Names: row.first_name,
    LastName: row.last_name,
    type: wireType(row.kind),
    isVerify: row.verified,
    role: row.headline || row.role,
    picture_url: row.thumbnail_id === null ? null : pictureUrl(row.thumbnail_id),
  };
}
