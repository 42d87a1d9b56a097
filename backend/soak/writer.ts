/** One write of a member: a unique text, and its idempotency key. */
export type SoakWrite = { text: string; key: string | null };

/** A kind of write that changes several rows, so that it could be stored incompletely. */
export type Writer = {
  name: string;
  /** Loads what the writes need; called once, before the first write. */
  prepare?: (api: string, token: string) => Promise<void>;
  /** Sends the write; resolves with the HTTP status. Rejects when the connection is lost. */
  send: (api: string, token: string, write: SoakWrite) => Promise<number>;
  /** A statement with rows `text, count`: how often each text is stored completely. */
  storedSql: string;
  /** A statement with one row `count`: the number of writes that are stored incompletely. */
  tornSql: string;
};

/**
 * SQL to find rows without their entry in `api.writes`. `table`: a common table `memory` of the ids of stored writes.
 * `isMissing`: the keyed row `one (id, text)` is not in `memory`, nor before its first id (older writes are not kept).
 */
export const memorySql = (name: string) => ({
  table: `memory as (select outcome::text::int as id from api.writes where key like 'key:${name}-%')`,
  isMissing: `(memory.id is null and one.id > (select min(id) from memory)
    and one.text ~ ' (keyed [0-9]+|same key)$')`,
});

export const headersOf = (token: string, key: string | null): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(key ? { 'idempotency-key': key } : {}),
});
