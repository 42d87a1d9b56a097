import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuseAmbiguousRequests } from './http/ambiguous-requests.ts';
import { acceptBodies, ignoreBodies } from './http/bodies.ts';
import { guardCalls } from './http/calls.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { withEnabledRoutes } from './http/enabled-routes.ts';
import { replyWithErrors } from './http/error-replies.ts';
import { describeInOpenApi } from './http/openapi.ts';
import { setReplyHeaders } from './http/reply-headers.ts';
import { limitRequests } from './http/request-limits.ts';
import { validateByContract, writeByContract } from './http/validation.ts';
import { runStreams } from './live/run-streams.ts';
import { allRoutes } from './routes/all-routes.ts';
import { addCapabilitiesRoutes } from './routes/capabilities-routes.ts';
import { addReferenceRoutes } from './routes/reference-routes.ts';
import { addUnsubscribeRoutes } from './routes/unsubscribe-routes.ts';
import { runMailWorker } from './run-mail-worker.ts';
import { runNotificationSweep } from './run-notification-sweep.ts';
import { scheduleCleanup } from './scheduled-cleanup.ts';
import { type ApiPluginOptions, makeServices } from './services.ts';

/**
 * All calls of the API, relative to the prefix under which it is registered, with their own errors, body rules and
 * limits; the parent instance is not affected. `migrateApi` must have run. Limits go by `request.ip`, so the parent
 * instance decides which proxies to trust.
 */
export const apiPlugin: FastifyPluginAsync<ApiPluginOptions> = async (app: FastifyInstance, options) => {
  const services = makeServices(options, app.prefix);
  const { sessions, writes, limiter, devices, resets, emailChanges, eventLog, relations, config } = services;

  scheduleCleanup(app, [
    sessions,
    writes,
    limiter.attempts,
    devices,
    resets,
    emailChanges,
    eventLog,
    relations,
    services.notifications,
  ]);
  replyWithErrors(app);
  setReplyHeaders(app);
  limitRequests(app, config);
  refuseAmbiguousRequests(app);
  refuseCrossSiteWrites(app, config.publicUrl);
  validateByContract(app);
  writeByContract(app);
  await acceptBodies(app);
  guardCalls(app, sessions, config);
  const document = describeInOpenApi(app);

  const api = withEnabledRoutes(app, config.extensions);
  addCapabilitiesRoutes(api, config.extensions);
  for (const addRoutes of allRoutes) addRoutes(api, services);
  addReferenceRoutes(api, document);
  await app.register(async (own) => {
    ignoreBodies(own);
    addUnsubscribeRoutes(withEnabledRoutes(own, config.extensions), services);
  });

  runMailWorker(app, services);
  runNotificationSweep(app, services);
  runStreams(app, { streams: services.streams, signals: options.db.signals, sweepMs: config.live.sweepMs });
};
