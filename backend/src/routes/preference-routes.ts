import { PreferencesReplyWire, PreferencesRequestWire } from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { transact } from '../database/transact.ts';
import { memberIdOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { PreferenceRepository } from '../repositories/preference-repository.ts';
import type { Services } from '../services.ts';

/** `GET` and `PUT /account/preferences` (extension). A change keeps every key that it does not name. */
export function addPreferenceRoutes(app: FastifyInstance, { db, preferences, config }: Services): void {
  const extension = 'account-preferences';
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
    config: { call: { summary: 'Changes some of the own preferences', access: 'member', extension } },
    handler: async (request): Promise<PreferencesReplyWire> => {
      const memberId = memberIdOf(request);
      await transact(db, (transaction) =>
        new PreferenceRepository(transaction).change(memberId, request.body, config.now()),
      );
      return { status: true, preferences: await preferences.load(memberId) };
    },
  });
}
