import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { addAccountClosingRoutes } from './account-closing-routes.ts';
import { addAccountPasswordRoutes } from './account-password-routes.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addAnnouncementRoutes } from './announcement-routes.ts';
import { addCommentRoutes, addOwnCommentRoutes, addThreadRoutes } from './comment-routes.ts';
import { addCompanyRoutes } from './company-routes.ts';
import { addConversationRoutes, addConversationWriteRoutes } from './conversation-routes.ts';
import { addEmailChangeRoutes } from './email-change-routes.ts';
import { addJobRoutes } from './job-routes.ts';
import { addLiveRoutes } from './live-routes.ts';
import { addMarkRoutes } from './mark-routes.ts';
import { addMemberRoutes } from './member-routes.ts';
import { addNotificationRoutes } from './notification-routes.ts';
import { addOpenSessionRoutes } from './open-session-routes.ts';
import { addPasswordResetRoutes } from './password-reset-routes.ts';
import { addPictureRoutes } from './picture-routes.ts';
import { addPreferenceRoutes } from './preference-routes.ts';
import { addPublishRoutes } from './publish-routes.ts';
import { addPushRoutes } from './push-routes.ts';
import { addReferenceDataRoutes } from './reference-data-routes.ts';
import { addRegisterRoutes } from './register-routes.ts';
import { addRelationRoutes } from './relation-routes.ts';
import { addSearchRoutes } from './search-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { addSuggestionRoutes } from './suggestion-routes.ts';

/** Functions that add this folder's routes, in `openapi.json` order. `api-plugin.ts` adds the others. */
export const allRoutes: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  addSignInRoutes,
  addRegisterRoutes,
  addPasswordResetRoutes,
  addSessionRoutes,
  addOpenSessionRoutes,
  addAccountRoutes,
  addAccountPasswordRoutes,
  addEmailChangeRoutes,
  addPreferenceRoutes,
  addAccountClosingRoutes,
  addAnnouncementRoutes,
  addCommentRoutes,
  addCompanyRoutes,
  addConversationRoutes,
  addConversationWriteRoutes,
  addJobRoutes,
  addLiveRoutes,
  addMarkRoutes,
  addMemberRoutes,
  addNotificationRoutes,
  addOwnCommentRoutes,
  addPictureRoutes,
  addPublishRoutes,
  addPushRoutes,
  addReferenceDataRoutes,
  addRelationRoutes,
  addSearchRoutes,
  addSuggestionRoutes,
  addThreadRoutes,
];
