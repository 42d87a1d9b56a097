import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuseAmbiguousRequests } from './http/ambiguous-requests.ts';
import { acceptBodies } from './http/bodies.ts';
import { guardCalls } from './http/calls.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { withEnabledRoutes } from './http/enabled-routes.ts';
import { replyWithErrors } from './http/error-replies.ts';
import { describeInOpenApi } from './http/openapi.ts';
import { setReplyHeaders } from './http/reply-headers.ts';
import { limitRequests } from './http/request-limits.ts';
import { validateByContract } from './http/validation.ts';
import { runStreams } from './live/run-streams.ts';
import { runMailWorker } from './mail/run-mail-worker.ts';
import { addAccountClosingRoutes } from './routes/account-closing-routes.ts';
import { addAccountPasswordRoutes } from './routes/account-password-routes.ts';
import { addAccountRoutes } from './routes/account-routes.ts';
import { addAnnouncementRoutes } from './routes/announcement-routes.ts';
import { addCapabilitiesRoutes } from './routes/capabilities-routes.ts';
import { addCommentRoutes, addThreadRoutes } from './routes/comment-routes.ts';
import { addCompanyRoutes } from './routes/company-routes.ts';
import { addConversationRoutes, addConversationWriteRoutes } from './routes/conversation-routes.ts';
import { addEmailChangeRoutes } from './routes/email-change-routes.ts';
import { addJobRoutes } from './routes/job-routes.ts';
import { addLiveRoutes } from './routes/live-routes.ts';
import { addMarkRoutes } from './routes/mark-routes.ts';
import { addMemberRoutes } from './routes/member-routes.ts';
import { addOpenSessionRoutes } from './routes/open-session-routes.ts';
import { addPasswordResetRoutes } from './routes/password-reset-routes.ts';
import { addPictureRoutes } from './routes/picture-routes.ts';
import { addPreferenceRoutes } from './routes/preference-routes.ts';
import { addPublishRoutes } from './routes/publish-routes.ts';
import { addReferenceDataRoutes } from './routes/reference-data-routes.ts';
import { addReferenceRoutes } from './routes/reference-routes.ts';
import { addRegisterRoutes } from './routes/register-routes.ts';
import { addRelationRoutes } from './routes/relation-routes.ts';
import { addSearchRoutes } from './routes/search-routes.ts';
import { addSessionRoutes } from './routes/session-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';
import { addSuggestionRoutes } from './routes/suggestion-routes.ts';
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
  ]);
  replyWithErrors(app);
  setReplyHeaders(app);
  limitRequests(app, config);
  refuseAmbiguousRequests(app);
  refuseCrossSiteWrites(app, config.publicUrl);
  validateByContract(app);
  await acceptBodies(app);
  guardCalls(app, sessions, config);
  const document = describeInOpenApi(app);

  const api = withEnabledRoutes(app, config.extensions);
  addCapabilitiesRoutes(api, config.extensions);
  addSignInRoutes(api, services);
  addRegisterRoutes(api, services);
  addPasswordResetRoutes(api, services);
  addSessionRoutes(api, services);
  addOpenSessionRoutes(api, services);
  addAccountRoutes(api, services);
  addAccountPasswordRoutes(api, services);
  addEmailChangeRoutes(api, services);
  addPreferenceRoutes(api, services);
  addAccountClosingRoutes(api, services);
  addAnnouncementRoutes(api, services);
  addCommentRoutes(api, services);
  addCompanyRoutes(api, services);
  addConversationRoutes(api, services);
  addConversationWriteRoutes(api, services);
  addJobRoutes(api, services);
  addLiveRoutes(api, services);
  addMarkRoutes(api, services);
  addMemberRoutes(api, services);
  addPictureRoutes(api, services);
  addPublishRoutes(api, services);
  addReferenceDataRoutes(api);
  addRelationRoutes(api, services);
  addSearchRoutes(api, services);
  addSuggestionRoutes(api, services);
  addThreadRoutes(api, services);
  addReferenceRoutes(api, document);

  runMailWorker(app, services);
  runStreams(app, { streams: services.streams, signals: options.db.signals, sweepMs: config.live.sweepMs });
};
