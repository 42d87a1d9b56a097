import type { Transaction } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import type { ApiTables } from '../../schema/tables.ts';

/**
 * One kind of personal data: how it is exported and how it is erased. A test checks that every column of the
 * schema that references a member is listed in a kind. So a new column needs a new kind, or an entry in another one.
 */
export type PersonalData = {
  /** Key in the export. */
  name: string;
  /** Columns that reference the member, as `table.column`. */
  columns: readonly string[];
  /** Reads the data, as an async list if it may be large. Left out if the data belongs to others or has no content. */
  read?: (db: ApiDb, memberId: number) => Promise<unknown> | AsyncIterable<unknown>;
  /** Erases the data in the transaction that closes the account. Kinds are erased in the order of `allPersonalData`. */
  erase: (db: Transaction<ApiTables>, memberId: number) => Promise<void>;
  /** Ids of pictures that the data refers to. Pictures that are no longer used are deleted at the end. */
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
