import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/messaging': () => import('./pages/MessagingPage.tsx'),
  '/notifications': () => import('./pages/NotificationsPage.tsx'),
} satisfies AreaModule['routes'];
