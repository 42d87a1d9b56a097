/** What the database said about a refused statement. Without its `detail`, which repeats what people typed. */
export type DatabaseErrorFields = { message: string; code?: string; constraint?: string; table?: string };

/** A statement the database refused. `code` is the SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor({ message, code, constraint, table }: DatabaseErrorFields) {
    super(message);
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }
}
