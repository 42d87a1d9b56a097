import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/settings/account': () => import('./pages/AccountPage.tsx'),
  '/settings/jobs': () => import('./pages/JobsPage.tsx'),
  '/settings/notification': () => import('./pages/NotificationPage.tsx'),
  '/settings/privacy': () => import('./pages/PrivacyPage.tsx'),
  '/settings/communication': () => import('./pages/CommunicationPage.tsx'),
  '/settings/messaging': () => import('./pages/MessagingPage.tsx'),
  '/settings/close-account': () => import('./pages/CloseAccountPage.tsx'),
} satisfies AreaModule['routes'];
