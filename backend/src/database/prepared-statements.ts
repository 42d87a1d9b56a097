import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Maximum of prepared statements, which take memory of the engine. The least recently used one is closed first. */
const maxPrepared = 200;

/** Remembered statements at most that were executed only once. Only their texts are kept. */
const maxSeen = 1000;

/** A statement of the engine, and the types of its parameters. */
type Prepared = { name: string; types: number[] };

/** Statements that change tables: plans made before them must not be used after them. */
const changesTables = /^\s*(create|alter|drop)\b/i;

function dropOldest<T>(map: Map<string, T>): T | undefined {
  const [oldest] = map;
  if (!oldest) return undefined;
  map.delete(oldest[0]);
  return oldest[1];
}

/**
 * Executes statements of PGlite, from the second execution on as prepared statements (PostgreSQL, "Extended Query"),
 * because planning a list of announcements takes several times as long as executing it.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  readonly #seen = new Map<string, true>();
  #lastName = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Executes one statement; nothing else may use the engine meanwhile. Rejects as `PGlite.query` does. */
  async execute(sql: string, parameters: readonly unknown[]): Promise<Results> {
    const known = this.#prepared.get(sql) ?? (this.#seen.has(sql) ? await this.#prepare(sql) : null);
    if (!known) {
      const results = await this.#pglite.query<Results['rows'][number]>(sql, [...parameters]);
      if (changesTables.test(sql)) await this.#forgetAll();
      else this.#remember(sql);
      return results;
    }
    // Moves the statement to the end: the map is in order of last use.
    this.#prepared.delete(sql);
    this.#prepared.set(sql, known);
    const { serializers, parsers } = this.#pglite;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      return serializers[known.types[index] ?? 0]?.(value) ?? String(value);
    });
    const messages = await this.#send(
      serialize.bind({ statement: known.name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    );
    const [results] = parse.parseResults(messages, parsers);
    if (!results) throw new Error('The engine has sent no result.');
    return results;
  }

  #remember(sql: string): void {
    this.#seen.set(sql, true);
    if (this.#seen.size > maxSeen) dropOldest(this.#seen);
  }

  async #prepare(sql: string): Promise<Prepared> {
    if (this.#prepared.size >= maxPrepared) await this.#close(dropOldest(this.#prepared));
    this.#lastName += 1;
    const name = `s${this.#lastName}`;
    const messages = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #forgetAll(): Promise<void> {
    for (const prepared of this.#prepared.values()) await this.#close(prepared);
    this.#prepared.clear();
    this.#seen.clear();
  }

  async #close(prepared: Prepared | undefined): Promise<void> {
    if (prepared) await this.#send(serialize.close({ type: 'S', name: prepared.name }));
  }

  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}
