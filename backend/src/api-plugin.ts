import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type ApiConfig, completeConfig } from './api-config.ts';
import type { Database } from './database/open-database.ts';
import { acceptBodies } from './http/bodies.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { replyWithErrors } from './http/error-replies.ts';
import { knowMembers } from './http/membership.ts';
import { describeInOpenApi } from './http/openapi.ts';
import { setReplyHeaders } from './http/reply-headers.ts';
import { limitRequests } from './http/request-limits.ts';
import { validateByContract } from './http/validation.ts';
import { AnnouncementRepository } from './repositories/announcement-repository.ts';
import { MemberRepository } from './repositories/member-repository.ts';
import { PictureRepository } from './repositories/picture-repository.ts';
import { SessionRepository } from './repositories/session-repository.ts';
import { addAnnouncementRoutes } from './routes/announcement-routes.ts';
import { addCapabilitiesRoutes } from './routes/capabilities-routes.ts';
import { addCommentRoutes } from './routes/comment-routes.ts';
import { addPictureRoutes, pictureUrlBelow } from './routes/picture-routes.ts';
import { addSessionRoutes } from './routes/session-routes.ts';
import { addSignInRoutes } from './routes/sign-in-routes.ts';
import { apiDb } from './schema/api-schema.ts';

export type ApiPluginOptions = { db: Database; config: ApiConfig };

/**
 * All calls of the API, relative to the prefix under which it is registered, with their own errors, body rules and
 * limits; nothing of it reaches the instance around it. `migrateApi` must have run. Limits go by `request.ip`, so the
 * instance around it decides which proxies to trust.
 */
export const apiPlugin: FastifyPluginAsync<ApiPluginOptions> = async (app: FastifyInstance, options) => {
  const config = completeConfig(options.config);
  const db = apiDb(options.db);
  const pictureUrl = pictureUrlBelow(app.prefix);
  const members = new MemberRepository(db);
  const pictures = new PictureRepository(db);
  const sessions = new SessionRepository(db, config.now);
  const announcements = new AnnouncementRepository(db, pictureUrl);

  replyWithErrors(app);
  setReplyHeaders(app);
  limitRequests(app, config);
  refuseCrossSiteWrites(app);
  validateByContract(app);
  knowMembers(app);
  await acceptBodies(app);
  describeInOpenApi(app);

  addCapabilitiesRoutes(app);
  addSignInRoutes(app, { members, sessions, config });
  addSessionRoutes(app, sessions);
  addAnnouncementRoutes(app, { announcements, sessions });
  addCommentRoutes(app, { db, announcements, sessions, pictureUrl, config });
  addPictureRoutes(app, { pictures, sessions });
};
