import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/profile/feed': () => import('./pages/FeedPage.tsx'),
  '/profile/about': () => import('./pages/AboutPage.tsx'),
  '/profile/connections': () => import('./pages/ConnectionsPage.tsx'),
  '/profile/media': () => import('./pages/MediaPage.tsx'),
  '/profile/videos': () => import('./pages/VideosPage.tsx'),
  '/profile/events': () => import('./pages/EventsPage.tsx'),
  '/profile/activity': () => import('./pages/ActivityPage.tsx'),
} satisfies AreaModule['routes'];
