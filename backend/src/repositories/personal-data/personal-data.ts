import type { Transaction } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import type { ApiTables } from '../../schema/tables.ts';

/**
 * One kind of personal data: how it is exported and how it is erased. Every column of the schema that references a
 * member is listed in one of them, which a test checks; a new table needs a new kind, or a new column in one.
 */
export type PersonalData = {
  /** Key in the export. */
  name: string;
  /** Columns that reference the member, as `table.column`. */
  columns: readonly string[];
  /** An async list when it may be large. Left out: the data belongs to others or has no content of its own. */
  read?: (db: ApiDb, memberId: number) => Promise<unknown> | AsyncIterable<unknown>;
  /** Erases it, in the transaction that closes the account and in the order of the list. */
  erase: (db: Transaction<ApiTables>, memberId: number) => Promise<void>;
  /** Pictures it refers to; those that are no longer used are deleted at the end. */
  pictures?: (db: Transaction<ApiTables>, memberId: number) => Promise<string[]>;
};

type MemberTable = {
  [T in keyof ApiTables]: ApiTables[T] extends { member_id: unknown } ? T : never;
}[keyof ApiTables];

type Read = NonNullable<PersonalData['read']>;

/** Rows of a table that belong to the member by its column `member_id`. */
export function rowsOf(table: MemberTable, name: string, read?: Read): PersonalData {
  return {
    name,
    columns: [`${table}.member_id`],
    ...(read ? { read } : {}),
    erase: async (db, memberId) => {
      await db.deleteFrom(table).where('member_id', '=', memberId).execute();
    },
  };
}
