import { maxReadsNotShown } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import { may } from '../permissions/may.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { SeqRange } from '../schema/conversation-tables.ts';
import type { ApiTables } from '../schema/tables.ts';
import { changeMember, type HeldConversation } from './held-conversation.ts';

type Db = Transaction<ApiTables>;

/** What a member has read of a conversation, and what the other one sees of it: see `ConversationTables`. */
type Reads = Pick<HeldConversation, 'read_seq' | 'shown_seq' | 'reads_not_shown'>;

/** Adds a range. Beyond the maximum the two oldest become one, so that what is between them is not shown any more. */
function addRange(ranges: readonly SeqRange[], added: SeqRange): SeqRange[] {
  const [oldest, next, ...others] = [...ranges, added];
  if (!oldest || !next || others.length + 2 <= maxReadsNotShown) return [...ranges, added];
  return [[oldest[0], next[1]], ...others];
}

/** The columns to change when a member has read up to the message `next`. `isShown`: both members show it now. */
export function readUpTo({ read_seq, shown_seq, reads_not_shown }: Reads, next: number, isShown: boolean) {
  const ranges =
    isShown && shown_seq < read_seq ? addRange(reads_not_shown, [shown_seq + 1, read_seq]) : reads_not_shown;
  return {
    read_seq: next,
    shown_seq: isShown ? next : shown_seq,
    reads_not_shown: JSON.stringify(ranges),
  };
}

/** Whether two members show each other what they have read. */
async function showReceipts(db: Db, one: number, other: number): Promise<boolean> {
  const sees = async (reader: number, of: number) =>
    (await may(db, Viewer.member(reader), 'see-receipts', of)) === 'yes';
  return (await sees(one, other)) && (await sees(other, one));
}

/** Stores up to which message a member has read; null when nothing has changed. `isShown`: the other member sees it. */
export async function storeReceipt(
  db: Db,
  held: HeldConversation,
  read: number,
): Promise<{ isShown: boolean } | null> {
  const { conversation_id, member_id, other_id } = held;
  const next = Math.min(read, held.last_seq);
  if (next <= held.read_seq) return null;
  const isShown = other_id !== null && (await showReceipts(db, member_id, other_id));
  await changeMember(db, conversation_id, member_id)
    .set(readUpTo(held, next, isShown))
    .execute();
  if (isShown) await changeMember(db, conversation_id, other_id).execute();
  return { isShown };
}

/**
 * The columns to change when a member writes the next message. Writing reads nothing: messages that the member has not
 * seen stay unread. When there are none, one's own message continues what is read, and what the other one sees of it.
 */
export function continueReads({ read_seq, shown_seq, last_seq }: HeldConversation) {
  if (read_seq < last_seq) return {};
  return { read_seq: last_seq + 1, ...(shown_seq === read_seq && { shown_seq: last_seq + 1 }) };
}
