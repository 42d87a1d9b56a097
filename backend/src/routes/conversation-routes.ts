import {
  ConversationMarksWire,
  ConversationReplyWire,
  ConversationsQueryWire,
  ConversationsReplyWire,
  MessageReplyWire,
  MessagesQueryWire,
  MessagesReplyWire,
  NewMessageWire,
  ReceiptWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/api-error.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { type EmittingWork, withEvents } from '../live/with-events.ts';
import { storeReceipt } from '../repositories/conversation-receipts.ts';
import { messageSubject } from '../repositories/conversation-repository.ts';
import { addMessage, beginConversation, markConversation } from '../repositories/conversation-writes.ts';
import { type HeldConversation, holdConversation } from '../repositories/held-conversation.ts';
import { readId, readUuid } from '../schema/ids.ts';
import type { Services } from '../services.ts';

const extension = 'network';
const defaultPage = 20;

type WithId = { Params: { id: string } };

/** Work on a conversation that is locked. */
type HeldWork<T> = (held: HeldConversation, ...rest: Parameters<EmittingWork<T>>) => Promise<T>;

export function addConversationRoutes(app: FastifyInstance, { conversations }: Services): void {
  app.get<{ Querystring: ConversationsQueryWire }>('/conversations', {
    schema: {
      querystring: jsonSchema(ConversationsQueryWire),
      response: { 200: jsonSchema(ConversationsReplyWire) },
    },
    config: {
      call: {
        summary: 'One’s conversations, the newest message first, or those with members of a name',
        access: 'member',
        extension,
      },
    },
    handler: async (request): Promise<ConversationsReplyWire> => {
      const { q: search = '', cursor, limit = defaultPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const viewer = viewerOf(request);
      const { items, next, unread } = await conversations.listAndCount({ viewer, search, after, limit });
      return { success: true, items, meta: { next_cursor: next && writeCursor(next), unread } };
    },
  });

  app.get<WithId>('/conversations/:id', {
    schema: { response: { 200: jsonSchema(ConversationReplyWire) } },
    config: { call: { summary: 'One conversation', access: 'member', extension } },
    handler: async (request): Promise<ConversationReplyWire> => {
      const conversation = await conversations.find(readUuid(request.params.id), viewerOf(request));
      return { success: true, conversation: conversation ?? notFound() };
    },
  });

  app.get<WithId & { Querystring: MessagesQueryWire }>('/conversations/:id/messages', {
    schema: { querystring: jsonSchema(MessagesQueryWire), response: { 200: jsonSchema(MessagesReplyWire) } },
    config: { call: { summary: 'Messages of a conversation, by number', access: 'member', extension } },
    handler: async (request): Promise<MessagesReplyWire> => {
      const { limit = defaultPage, ...range } = request.query;
      const id = readUuid(request.params.id);
      // The messages are read first, so that none of them is newer than `last_seq`.
      const items = await conversations.listMessages(id, viewerOf(request), { ...range, limit });
      const { last_seq, emptied_seq } = (await conversations.find(id, viewerOf(request))) ?? notFound();
      return { success: true, items, meta: { last_seq, emptied_seq } };
    },
  });
}

export function addConversationWriteRoutes(app: FastifyInstance, services: Services): void {
  const { bus, config, conversations, db } = services;

  const replyWith = async (request: FastifyRequest, id: string): Promise<ConversationReplyWire> => ({
    success: true,
    conversation: (await conversations.find(id, viewerOf(request))) ?? notFound(),
  });

  /** Runs work on the conversation in the address while it is locked. */
  const change = <T>(request: FastifyRequest<WithId>, work: HeldWork<T>) =>
    withEvents(db, bus, async (transaction, emission) => {
      const id = readUuid(request.params.id);
      return work(await holdConversation(transaction, id, memberIdOf(request)), transaction, emission);
    });

  app.put<WithId>('/conversations/with/:id', {
    schema: { response: { 200: jsonSchema(ConversationReplyWire) } },
    config: {
      call: {
        summary: 'The conversation with a member, which begins unless there is one',
        access: 'member',
        extension,
        emits: ['conversation.changed'],
      },
    },
    handler: async (request): Promise<ConversationReplyWire> => {
      const pair = { memberId: memberIdOf(request), otherId: readId(request.params.id), at: config.now() };
      const id = await withEvents(db, bus, async (transaction, emission) => {
        const { id: subject, isNew } = await beginConversation(transaction, pair);
        if (isNew) emission.store({ to: [pair.memberId], type: 'conversation.changed', subject });
        return subject;
      });
      return replyWith(request, id);
    },
  });

  app.post<WithId & { Body: NewMessageWire }>('/conversations/:id/messages', {
    bodyLimit: 64 * 1024,
    schema: { body: jsonSchema(NewMessageWire), response: { '2xx': jsonSchema(MessageReplyWire) } },
    config: {
      call: {
        summary: 'Sends a message',
        access: 'member',
        extension,
        emits: ['message.new', 'conversation.changed'],
      },
    },
    handler: async (request, reply): Promise<MessageReplyWire> => {
      const { body, params } = request;
      const { message } = await change(request, async (held, transaction, emission) => {
        // The time is read while the lock is held, so that later messages have later times.
        const sent = { message: body, at: config.now(), limits: config.messageLimits };
        const added = await addMessage(transaction, held, sent);
        if (!added.isNew) return added;
        const to = [held.member_id, held.other_id].filter((one) => one !== null);
        const subject = messageSubject(params.id, added.message.seq);
        emission.store({ to, type: 'message.new', subject });
        const { permissionOf } = added;
        if (permissionOf !== null)
          emission.store({ to: [permissionOf], type: 'conversation.changed', subject: params.id });
        return added;
      });
      reply.code(201);
      return { success: true, message };
    },
  });

  app.put<WithId & { Body: ReceiptWire }>('/conversations/:id/receipt', {
    schema: { body: jsonSchema(ReceiptWire), response: { 200: jsonSchema(ConversationReplyWire) } },
    config: {
      call: {
        summary: 'Stores up to which message one has read',
        access: 'member',
        extension,
        isAutomatic: true,
        emits: ['conversation.changed', 'receipt.changed'],
      },
    },
    handler: async (request): Promise<ConversationReplyWire> => {
      const subject = request.params.id;
      await change(request, async (held, transaction, emission) => {
        const stored = await storeReceipt(transaction, held, request.body.read);
        if (stored) emission.store({ to: [held.member_id], type: 'conversation.changed', subject });
        if (stored?.isShown && held.other_id !== null)
          emission.store({ to: [held.other_id], type: 'receipt.changed', subject });
      });
      return replyWith(request, subject);
    },
  });

  app.put<WithId & { Body: ConversationMarksWire }>('/conversations/:id/marks', {
    schema: { body: jsonSchema(ConversationMarksWire), response: { 200: jsonSchema(ConversationReplyWire) } },
    config: {
      call: {
        summary: 'Mutes, archives, marks as unread or empties a conversation for oneself',
        access: 'member',
        extension,
        emits: ['conversation.changed'],
      },
    },
    handler: async (request): Promise<ConversationReplyWire> => {
      const subject = request.params.id;
      await change(request, async (held, transaction, emission) => {
        if (await markConversation(transaction, held, request.body))
          emission.store({ to: [held.member_id], type: 'conversation.changed', subject });
      });
      return replyWith(request, subject);
    },
  });
}
