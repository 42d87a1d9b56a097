import type { Transaction } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import type { ApiTables } from '../../schema/tables.ts';

/**
 * One kind of thing that is held about members: what the export gives and what closing the account does. Every column of
 * the schema that references a member stands in one holding, which a test checks; a new table means a new holding, or a
 * new column in one.
 */
export type PersonalData = {
  /** Key in the export. */
  name: string;
  /** Columns that say whose it is or whom it is about, as `table.column`. */
  columns: readonly string[];
  /**
   * What the member gets of it: a value, or a list that is read bit by bit because it may be large. Left out: nothing,
   * because what is there belongs to others or says nothing of its own.
   */
  read?: (db: ApiDb, memberId: number) => Promise<unknown> | AsyncIterable<unknown>;
  /** Removes it, in the transaction that closes the account and in the order of the list. */
  erase: (db: Transaction<ApiTables>, memberId: number) => Promise<void>;
  /** Pictures that it shows; those that nobody shows any more are removed at the end. */
  pictures?: (db: Transaction<ApiTables>, memberId: number) => Promise<string[]>;
};
