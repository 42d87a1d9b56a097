import { RelationReplyWire, RequestNoteWire } from '@az/shared/contracts';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptionsWithHandler } from 'fastify';
import type { Transaction } from 'kysely';
import { memberIdOf, viewerOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import type { Emission, StoredType } from '../live/emission.ts';
import { withEvents } from '../live/with-events.ts';
import { block, unblock } from '../repositories/block-writes.ts';
import {
  acceptRequest,
  askToConnect,
  disconnect,
  endRequest,
  type OwnList,
  type Pair,
  setInList,
} from '../repositories/relation-writes.ts';
import { readId } from '../schema/ids.ts';
import type { ApiTables } from '../schema/tables.ts';
import type { Services } from '../services.ts';

type WithId = { Params: { id: string } };
type Change = (db: Transaction<ApiTables>, pair: Pair, emission: Emission) => Promise<boolean>;
type RelationEvent = Extract<StoredType, 'relation.changed' | 'own.relation'>;

/**
 * Emits that the relation has changed. A `relation.changed` event goes to both members, any other one only to the acting
 * member's own clients, so that nobody learns that they are muted or blocked.
 */
export function emitRelation(emission: Emission, { memberId, otherId }: Pair, type: RelationEvent): void {
  emission.store({ to: [memberId], type, subject: String(otherId) });
  if (type === 'relation.changed') emission.store({ to: [otherId], type, subject: String(memberId) });
}

/** Extension calls that change the relation to another member. They are idempotent: a repetition changes nothing. */
export function addRelationRoutes(app: FastifyInstance, { bus, config, db, relations }: Services): void {
  async function change(
    request: FastifyRequest<WithId>,
    type: RelationEvent,
    run: Change,
  ): Promise<RelationReplyWire> {
    const [memberId, otherId] = [memberIdOf(request), readId(request.params.id)];
    await withEvents(db, bus, async (transaction, emission) => {
      const pair = { memberId, otherId, at: config.now() };
      if (await run(transaction, pair, emission)) emitRelation(emission, pair, type);
    });
    return { success: true, relation: await relations.find(otherId, viewerOf(request)) };
  }

  const declare = (
    summary: string,
    emits: readonly [RelationEvent, ...StoredType[]],
    run: Change,
  ): RouteShorthandOptionsWithHandler => ({
    schema: { response: { 200: jsonSchema(RelationReplyWire) } },
    config: { call: { summary, access: 'member', extension: 'network', emits } },
    handler: (request) =>
      // The paths of these calls all have an id.
      change(request as FastifyRequest<WithId>, emits[0], run),
  });

  app.put<WithId & { Body: RequestNoteWire }>('/az/connections/requests/:id', {
    schema: { body: jsonSchema(RequestNoteWire), response: { 200: jsonSchema(RelationReplyWire) } },
    config: {
      call: {
        summary: 'Asks a member to connect; two requests that cross connect',
        access: 'member',
        extension: 'network',
        emits: ['relation.changed', 'notification.new'],
      },
    },
    handler: (request) => {
      const asked = { note: request.body.note ?? '', limit: config.relationLimits.requests };
      return change(request, 'relation.changed', (transaction, pair, emission) =>
        askToConnect(transaction, pair, emission, asked),
      );
    },
  });
  app.delete(
    '/az/connections/requests/:id',
    declare(
      'Withdraws a request to connect, or refuses one',
      ['relation.changed', 'notification.changed'],
      endRequest,
    ),
  );
  app.put(
    '/az/connections/:id',
    declare(
      'Accepts a request to connect',
      ['relation.changed', 'notification.new', 'notification.changed'],
      acceptRequest,
    ),
  );
  app.delete(
    '/az/connections/:id',
    declare('Ends a connection', ['relation.changed', 'notification.changed'], disconnect),
  );

  const inList =
    (list: OwnList, isSet: boolean): Change =>
    (transaction, pair, emission) =>
      setInList(transaction, pair, emission, { list, isSet });
  app.put(
    '/az/follows/:id',
    declare('Follows a member', ['own.relation', 'notification.new'], inList('follows', true)),
  );
  app.delete(
    '/az/follows/:id',
    declare(
      'Does not follow a member any longer',
      ['own.relation', 'notification.changed'],
      inList('follows', false),
    ),
  );
  app.put(
    '/az/mutes/:id',
    declare('Takes a member’s announcements out of the feed', ['own.relation'], inList('mutes', true)),
  );
  app.delete(
    '/az/mutes/:id',
    declare('Shows a member’s announcements in the feed again', ['own.relation'], inList('mutes', false)),
  );
  app.put(
    '/az/dismissals/:id',
    declare('Suggests a member no longer', ['own.relation'], inList('dismissals', true)),
  );
  app.delete(
    '/az/dismissals/:id',
    declare('Allows a member to be suggested again', ['own.relation'], inList('dismissals', false)),
  );
  app.put('/az/blocks/:id', declare('Blocks a member', ['own.relation'], block));
  app.delete('/az/blocks/:id', declare('Takes a block back', ['own.relation'], unblock));
}
