import { type Kysely, sql } from 'kysely';

/**
 * The ids that authors gave to what they created are keys of stored writes, as all others (decision record 78). The columns
 * `client_id` stay: the previous version, which may run during an upgrade, writes them; and it deletes writes that are
 * older than a day, so these begin now. Without a fingerprint: what was sent is not known.
 */
async function moveClientIds(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    insert into api.writes (member_id, key, fingerprint, outcome, created_at)
    select author_id, 'key:client:' || replace(client_id::text, '-', ''), '', to_jsonb(id), now()
    from ${sql.table(`api.${table}`)}
    where client_id is not null and author_id is not null and created_at > now() - interval '30 days'
    on conflict do nothing`.execute(db);
}

/** Stored writes are the only memory of what was sent, for 30 days. */
export async function rememberWrites(db: Kysely<unknown>): Promise<void> {
  await moveClientIds(db, 'announcements');
  await moveClientIds(db, 'announcement_comments');
  await db.schema.createIndex('writes_by_age').on('writes').column('created_at').execute();
}
