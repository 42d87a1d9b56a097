import {
  maxNotificationPage,
  NotificationChoicesWire,
  NotificationsQueryWire,
  NotificationsReadWire,
  NotificationsReplyWire,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { notFound } from '../errors/api-error.ts';
import type { CallDeclaration } from '../http/calls.ts';
import { readCursor, writeCursor } from '../http/feed-cursor.ts';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Emission } from '../live/emission.ts';
import { withEvents } from '../live/with-events.ts';
import {
  chooseNotifications,
  markNotifications,
  restoreActs,
  senderOf,
  setRemoved,
} from '../repositories/notification-writes.ts';
import { acceptRequest, type Pair, refuseRequest, reopenRequest } from '../repositories/relation-writes.ts';
import { isUuid, readUuid } from '../schema/ids.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Services } from '../services.ts';
import { emitRelation } from './relation-routes.ts';

const extension = 'notifications';

type WithId = { Params: { id: string } };

const response = { 200: jsonSchema(SuccessReplyWire) };

const declare = (summary: string, more: Partial<CallDeclaration> = {}): { call: CallDeclaration } => ({
  call: { summary, access: 'member', extension, emits: ['notification.changed'], ...more },
});

type AnswerRequest = (db: Transaction<ApiTables>, emission: Emission, pair: Pair) => Promise<void>;

const refuse: AnswerRequest = async (db, emission, pair) => {
  if (await refuseRequest(db, pair, emission)) emitRelation(emission, pair, 'relation.changed');
};

async function reopen(...[db, emission, pair, id]: [...Parameters<AnswerRequest>, string]): Promise<void> {
  if (!(await reopenRequest(db, pair))) return;
  await restoreActs(db, id);
  emitRelation(emission, pair, 'relation.changed');
}

export function addNotificationRoutes(app: FastifyInstance, services: Services): void {
  const { bus, config, db, notifications } = services;

  app.get<{ Querystring: NotificationsQueryWire }>('/notifications', {
    schema: {
      querystring: jsonSchema(NotificationsQueryWire),
      response: { 200: jsonSchema(NotificationsReplyWire) },
    },
    config: { call: { summary: 'One’s notifications, the latest first', access: 'member', extension } },
    handler: async (request): Promise<NotificationsReplyWire> => {
      const { filter, cursor, limit = maxNotificationPage } = request.query;
      const after = cursor === undefined ? null : readCursor(cursor);
      const page = { viewer: viewerOf(request), filter, after, limit };
      const { next, unread, ...list } = await notifications.listAndCount(page);
      return { success: true, ...list, meta: { next_cursor: next && writeCursor(next), unread } };
    },
  });

  app.put<{ Body: NotificationsReadWire }>('/notifications/read', {
    schema: { body: jsonSchema(NotificationsReadWire), response },
    config: declare('Marks notifications as read or unread, by id or all until a time, or of a kind'),
    handler: async (request): Promise<SuccessReplyWire> => {
      const { ids = [], up_to, kind, read } = request.body;
      const marked =
        up_to === undefined
          ? { ids: ids.filter(isUuid) }
          : { upTo: new Date(Math.min(Date.parse(up_to), config.now().getTime())), kind };
      await withEvents(db, bus, async (transaction, emission) => {
        const memberId = memberIdOf(request);
        const readAt = read ? config.now() : null;
        if (await markNotifications(transaction, memberId, marked, readAt))
          emission.store({ to: [memberId], type: 'notification.changed', subject: '' });
      });
      return { success: true };
    },
  });

  app.put<{ Body: NotificationChoicesWire }>('/notifications/choices', {
    schema: { body: jsonSchema(NotificationChoicesWire), response },
    config: declare('Changes what one is notified of'),
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      await withEvents(db, bus, async (transaction, emission) => {
        await chooseNotifications(transaction, memberId, request.body, config.now());
        emission.store({ to: [memberId], type: 'notification.changed', subject: '' });
      });
      return { success: true };
    },
  });

  app.put<WithId>('/notifications/:id/accepted', {
    schema: { response },
    config: declare('Accepts the request to connect that a notification is about', {
      emits: ['relation.changed', 'notification.new', 'notification.changed'],
      owned: 'id',
    }),
    handler: async (request): Promise<SuccessReplyWire> => {
      const memberId = memberIdOf(request);
      const id = readUuid(request.params.id);
      await withEvents(db, bus, async (transaction, emission) => {
        const otherId = (await senderOf(transaction, memberId, id)) ?? notFound();
        const pair = { memberId, otherId, at: config.now() };
        if (await acceptRequest(transaction, pair, emission))
          emitRelation(emission, pair, 'relation.changed');
      });
      return { success: true };
    },
  });

  async function setOne(request: FastifyRequest<WithId>, isRemoved: boolean): Promise<SuccessReplyWire> {
    const memberId = memberIdOf(request);
    const subject = readUuid(request.params.id);
    const at = config.now();
    const answer: AnswerRequest = isRemoved
      ? refuse
      : (db, emission, pair) => reopen(db, emission, pair, subject);
    await withEvents(db, bus, async (transaction, emission) => {
      if (!(await setRemoved(transaction, memberId, subject, isRemoved ? at : null))) notFound();
      const otherId = await senderOf(transaction, memberId, subject);
      if (otherId !== undefined) await answer(transaction, emission, { memberId, otherId, at });
      emission.store({ to: [memberId], type: 'notification.changed', subject });
    });
    return { success: true };
  }

  app.put<WithId>('/notifications/:id', {
    schema: { response },
    config: declare('Brings a removed notification back, also the request that it is about', {
      emits: ['relation.changed', 'notification.changed'],
      owned: 'id',
    }),
    handler: (request) => setOne(request, false),
  });
  app.delete<WithId>('/notifications/:id', {
    schema: { response },
    config: declare('Removes a notification; if it is about a request to connect, refuses that', {
      emits: ['relation.changed', 'notification.changed'],
      owned: 'id',
    }),
    handler: (request) => setOne(request, true),
  });
}
