import { PreferencesReplyWire, PreferencesRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { withEvents } from '../live/with-events.ts';
import { PreferenceRepository } from '../repositories/preference-repository.ts';
import type { Services } from '../services.ts';

/** `GET` and `PUT /account/preferences` (extension). A change keeps every key that it does not name. */
export function addPreferenceRoutes(app: FastifyInstance, services: Services): void {
  const { bus, db, preferences, config } = services;
  const extension = 'accounts';
  const response = { 200: jsonSchema(PreferencesReplyWire) };

  app.get('/account/preferences', {
    schema: { response },
    config: { call: { summary: 'The own preferences, defaults included', access: 'member', extension } },
    handler: async (request): Promise<PreferencesReplyWire> => ({
      status: true,
      preferences: await preferences.load(memberIdOf(request)),
    }),
  });

  app.put<{ Body: PreferencesRequestWire }>('/account/preferences', {
    schema: { body: jsonSchema(PreferencesRequestWire), response },
    config: {
      call: {
        summary: 'Changes some of the own preferences',
        access: 'member',
        extension,
        emits: ['member.changed', 'notification.changed'],
      },
    },
    handler: async (request): Promise<PreferencesReplyWire> => {
      const memberId = memberIdOf(request);
      await withEvents(db, bus, async (transaction, emission) => {
        await new PreferenceRepository(transaction).change(memberId, request.body, config.now());
        // These preferences change what the member's profile shows and who may ask to connect.
        if (request.body.privacy ?? request.body.communication)
          emission.hint({ type: 'member.changed', member: String(memberId), changed: 'identity' });
        if (request.body.notifications)
          emission.store({ to: [memberId], type: 'notification.changed', subject: '' });
      });
      return { status: true, preferences: await preferences.load(memberId) };
    },
  });
}
