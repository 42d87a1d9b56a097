import type { LiveEvent } from '@az/shared/contracts';
import { parseLiveEvent } from '@az/shared/contracts';
import { listenFor } from '@az/shared/live';
import { json } from '@az/shared/testing';
import { act } from '@testing-library/react';

/** The signed-in member and the contact of the conversations below. */
export const me = '1042';
export const bob = '2001';

export const author = (id: string, name = 'Bob') => ({
  Customers_Numbers: id,
  Names: name,
  LastName: 'Mba',
  isVerify: false,
  role: 'Capitaine',
  picture_url: null,
});

/** A message of the contact, or of the `author` in `changes`. */
export const wireMessage = (seq: number, text = `Message ${seq}`, changes: object = {}) => ({
  seq,
  author: bob,
  text,
  client_id: `client-${seq}`,
  sent_at: new Date(Date.UTC(2026, 0, 5, 10, 0, seq)).toISOString(),
  ...changes,
});

/** A conversation with `lastSeq` messages of the contact, all unread. */
export const wireConversation = (lastSeq: number, changes: object = {}) => ({
  id: 'c-1',
  member: author(bob),
  last: lastSeq > 0 ? wireMessage(lastSeq) : null,
  last_seq: lastSeq,
  read_seq: 0,
  read_by_other_seq: 0,
  emptied_seq: 0,
  muted: false,
  archived: false,
  marked_unread: false,
  unread: lastSeq,
  may_write: true,
  awaits_answer: false,
  rev: lastSeq,
  ...changes,
});

/** Reply of a server that has conversations. */
export const extensionsReply = () => json({ extensions: ['network'] });

export const conversationReply = (conversation: object) => () => json({ success: true, conversation });

export const listReply =
  (conversations: object[], nextCursor: string | null = null, meta: object = {}) =>
  () =>
    json({ success: true, items: conversations, meta: { next_cursor: nextCursor, ...meta } });

/** The messages with the numbers from `first` to `last`. */
export const messagesReply =
  (first: number, last: number, lastSeq = last) =>
  () =>
    json({
      success: true,
      items: Array.from({ length: last - first + 1 }, (_, index) => wireMessage(first + index)),
      meta: { last_seq: lastSeq, emptied_seq: 0 },
    });

export const refusal = (kind: string, status: number, message: string) => () =>
  json({ success: false, status: false, error: { kind, message }, message }, { status });

/** Passes an event to all listeners; `@az/shared/live` must be mocked. */
export const receive = (raw: object) =>
  act(async () => {
    const event = parseLiveEvent({ seq: 1, ...raw }) as LiveEvent;
    for (const [, listener] of jest.mocked(listenFor).mock.calls) listener.onEvent?.(event);
  });
