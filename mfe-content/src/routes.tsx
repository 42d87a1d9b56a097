import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/blogs': () => import('./pages/BlogsPage.tsx'),
  '/feed/events': () => import('./pages/EventsPage.tsx'),
  '/feed/events/:eventId': () => import('./pages/EventPage.tsx'),
} satisfies AreaModule['routes'];
