import {
  PushKeyReplyWire,
  PushNoticeReplyWire,
  PushNoticeRequestWire,
  PushSubscriptionWire,
  SuccessReplyWire,
} from '@az/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import { memberIdOf, tokenOf } from '../http/membership.ts';
import { jsonSchema } from '../http/validation.ts';
import { isEndpoint } from '../push/public-endpoint.ts';
import { loadPushKeys } from '../push/push-keys.ts';
import type { Services } from '../services.ts';

const extension = 'push';

const response = { 200: jsonSchema(SuccessReplyWire) };

/** Notifications that browsers show while no page is open (decision record 166). */
export function addPushRoutes(app: FastifyInstance, { config, push, secrets }: Services): void {
  app.get('/push/key', {
    schema: { response: { 200: jsonSchema(PushKeyReplyWire) } },
    config: { call: { summary: 'The key of this server for push services', access: 'member', extension } },
    handler: async (): Promise<PushKeyReplyWire> => ({
      success: true,
      key: (await loadPushKeys(secrets)).publicKey,
    }),
  });

  app.put<{ Body: PushSubscriptionWire }>('/push/subscription', {
    schema: { body: jsonSchema(PushSubscriptionWire), response },
    config: {
      call: {
        summary: 'Pushes notifications to this browser until the session ends',
        access: 'member',
        extension,
        isAutomatic: true,
      },
    },
    handler: async (request): Promise<SuccessReplyWire> => {
      if (!isEndpoint(request.body.endpoint))
        throw new ApiError('invalid', sentences.wrongValue, { fields: { endpoint: sentences.wrongValue } });
      await push.subscribe(memberIdOf(request), tokenOf(request), request.body);
      return { success: true };
    },
  });

  app.delete('/push/subscription', {
    schema: { response },
    config: { call: { summary: 'Ends what is pushed to this browser', access: 'member', extension } },
    handler: async (request): Promise<SuccessReplyWire> => {
      await push.unsubscribe(tokenOf(request));
      return { success: true };
    },
  });

  app.post<{ Body: PushNoticeRequestWire }>('/push/notice', {
    schema: { body: jsonSchema(PushNoticeRequestWire), response: { 200: jsonSchema(PushNoticeReplyWire) } },
    config: {
      call: {
        summary: 'What a browser shows after a message of the push service',
        access: 'public',
        extension,
      },
    },
    handler: async (request): Promise<PushNoticeReplyWire> => {
      const found = (await push.readNotice(request.body)) ?? notFound();
      return { success: true, title: config.productName, ...found };
    },
  });
}
