import { type PersonalData, rowsOf } from './personal-data.ts';

/** Records of the account itself. Token hashes are not exported, only dates. */
export const accountRecords: PersonalData[] = [
  rowsOf('member_preferences', 'preferences', async (db, memberId) => {
    const kept = await db
      .selectFrom('member_preferences')
      .select(['preferences', 'updated_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return kept ?? null;
  }),
  rowsOf('sessions', 'sessions', (db, memberId) =>
    db
      .selectFrom('sessions')
      .select(['browser', 'system', 'network', 'created_at', 'last_seen_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ),
  rowsOf('push_subscriptions', 'push_subscriptions', (db, memberId) =>
    db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ),
  rowsOf('member_devices', 'known_devices', (db, memberId) =>
    db
      .selectFrom('member_devices')
      .select(['created_at', 'last_used_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ),
  rowsOf('password_resets', 'password_resets', (db, memberId) =>
    db
      .selectFrom('password_resets')
      .select(['created_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ),
  rowsOf('email_changes', 'email_change', async (db, memberId) => {
    const wanted = await db
      .selectFrom('email_changes')
      .select(['email', 'created_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return wanted ?? null;
  }),
  rowsOf('outbox_mails', 'waiting_mails', (db, memberId) =>
    db
      .selectFrom('outbox_mails')
      .select(['kind', 'recipient', 'created_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ),
  // Not in the export: keys and hashes of 30 days, and ids that are exported elsewhere (decision record 33).
  rowsOf('writes', 'recent_writes'),
  // Not in the export: references of seven days to what is exported elsewhere (decision record 51).
  rowsOf('member_events', 'live_events'),
  rowsOf('member_heads', 'live_head'),
];
