import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Messages from one number to another one, both included. */
export type SeqRange = [from: number, to: number];

/** Conversations of two members, whose ids are null when they have closed their account. */
type ConversationsTable = {
  id: GeneratedAlways<number>;
  public_id: string;
  /** The smaller of the two ids, and the other one. */
  first_id: number | null;
  second_id: number | null;
  /** Number and time of the newest message. Before the first message: 0 and the time when the conversation began. */
  last_seq: Generated<number>;
  last_at: Date;
};

type ConversationMembersTable = {
  conversation_id: number;
  member_id: number;
  /** Numbers of the last messages that the member has read, and has removed by emptying the conversation. */
  read_seq: Generated<number>;
  emptied_seq: Generated<number>;
  /** Number of the last message that was read while both members showed what they had read; 0 if there is none. */
  shown_seq: Generated<number>;
  /** Messages before it that were read while one of the two did not show it. */
  reads_not_shown: ColumnType<SeqRange[], string | undefined, string>;
  muted: Generated<boolean>;
  archived: Generated<boolean>;
  marked_unread: Generated<boolean>;
  /** Whether the member has written in the conversation; if so, the other one may answer. */
  has_written: Generated<boolean>;
  /** Grows with every change that the member can see. */
  rev: ColumnType<number, never, number>;
};

/** Messages, numbered without gaps in each conversation. */
type MessagesTable = {
  conversation_id: number;
  seq: number;
  /** Null when the author has closed their account; then the text is empty. */
  author_id: number | null;
  text: string;
  client_id: string;
  sent_at: Date;
};

export type ConversationTables = {
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
};
