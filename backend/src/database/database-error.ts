/** Fields of a database error. The field `detail` is left out, because it repeats user input. */
export type DatabaseErrorFields = { message: string; code?: string; constraint?: string; table?: string };

/** SQLSTATE of a lost connection, for failures that have no SQLSTATE of their own. */
export const connectionFailure = '08006';
/** SQLSTATE of a server that has crashed. */
export const crashed = '57P02';

/** SQLSTATE codes of a conflict with another transaction. The transaction may succeed when it is run again. */
const collisions = ['40001', '40P01'];
const readOnly = '25006';
const full = '53100';
/** SQLSTATE classes: connection lost, no resources left, operator's intervention or time limit, system error. */
const passingClasses = ['08', '53', '57', '58'];

/** A statement the database refused. `code` is the SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor({ message, code, constraint, table }: DatabaseErrorFields, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }

  /** Whether the transaction was rolled back because of a conflict with another one. */
  get isCollision(): boolean {
    return collisions.includes(this.code ?? '');
  }

  /** Whether the database can read but not write: its disk is full, or it is read-only. */
  get isWriteRefusal(): boolean {
    return this.code === readOnly || this.code === full;
  }

  /** Whether the error is temporary: the statement is correct, but the database cannot serve it now. */
  get isPassing(): boolean {
    const { code = '' } = this;
    return this.isCollision || this.isWriteRefusal || passingClasses.includes(code.slice(0, 2));
  }
}

/** Whether a unique constraint refused the statement. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
