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

/** Whether a statement was refused because what must be unique is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
