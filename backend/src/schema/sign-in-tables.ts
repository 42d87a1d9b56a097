import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** Open sessions. Only the SHA-256 of a token is stored. */
type SessionsTable = {
  token_hash: Uint8Array;
  /** The member sees this id and the columns from `browser` to `last_seen_at`. */
  id: Generated<string>;
  member_id: number;
  browser: string | null;
  system: string | null;
  network: string | null;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  remembered: Generated<boolean>;
};

/** Known browsers of members. Only the SHA-256 of a token is stored. */
type MemberDevicesTable = {
  token_hash: Uint8Array;
  member_id: number;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
};

/** Open password resets. Only the SHA-256 of a token is stored. */
type PasswordResetsTable = {
  token_hash: Uint8Array;
  member_id: number;
  created_at: Moment;
  expires_at: Moment;
};

/** Addresses that wait for confirmation. Only the SHA-256 of a token is stored, null until a mail is sent. */
type EmailChangesTable = {
  member_id: number;
  email: string;
  token_hash: Uint8Array | null;
  created_at: Moment;
  expires_at: Moment;
};

export type SignInTables = {
  sessions: SessionsTable;
  member_devices: MemberDevicesTable;
  password_resets: PasswordResetsTable;
  email_changes: EmailChangesTable;
};
