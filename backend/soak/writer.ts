/** One write of a member: a unique text, and its idempotency key. */
export type SoakWrite = { text: string; key: string | null };

/** A kind of write with several rows, which could be stored incompletely. */
export type Writer = {
  name: string;
  /** Loads what the writes need; called once, before the first write. */
  prepare?: (api: string, token: string) => Promise<void>;
  /** Sends the write; resolves with the HTTP status. Rejects when the connection is lost. */
  send: (api: string, token: string, write: SoakWrite) => Promise<number>;
  /** Rows `text, count`: how often each text is stored completely. */
  storedSql: string;
  /** One row `count`: the number of incomplete pieces. */
  tornSql: string;
};

/**
 * A common table `memory` with the ids that a writer's keyed writes have made, and a condition: whether a row `one (id,
 * text)` should be among them. Only a member's latest writes are stored.
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
