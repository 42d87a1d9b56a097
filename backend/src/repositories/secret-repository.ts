import { randomBytes } from 'node:crypto';
import type { ApiDb } from '../schema/api-schema.ts';

/** Random secrets that all processes on one database share. */
export class SecretRepository {
  readonly #known = new Map<string, Promise<Uint8Array>>();

  constructor(readonly db: ApiDb) {}

  /** 32 random bytes under a name, the same for every process and over restarts; made when first asked for. */
  load(name: string): Promise<Uint8Array> {
    const known = this.#known.get(name);
    if (known) return known;
    const loading = this.#read(name);
    this.#known.set(name, loading);
    // A failure is not cached: the next call reads again.
    loading.catch(() => this.#known.delete(name));
    return loading;
  }

  async #read(name: string): Promise<Uint8Array> {
    await this.db
      .insertInto('secrets')
      .values({ name, value: randomBytes(32) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }
}
