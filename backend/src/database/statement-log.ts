import type { LogEvent } from 'kysely';
import type { RunStatement } from './database.ts';

/** Passes Kysely's log event of every statement to listeners, which may be added later. */
export class StatementLog {
  readonly #listeners: ((statement: RunStatement) => void)[] = [];

  observe(listener: (statement: RunStatement) => void): void {
    this.#listeners.push(listener);
  }

  /** For the `log` option of a Kysely instance. */
  readonly record = ({ level, queryDurationMillis }: LogEvent): void => {
    const statement = { seconds: queryDurationMillis / 1000, failed: level === 'error' };
    for (const listener of this.#listeners) listener(statement);
  };
}
