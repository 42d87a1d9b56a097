import type { AreaModule } from '@az/shared/area';

/** A page for each path of area.json; the build reads this table. */
export const routes = {
  '/blogs': () => import('./pages/BlogsPage.tsx'),
  '/feed/events': () => import('./pages/EventsPage.tsx'),
  '/feed/events/:eventId': () => import('./pages/EventPage.tsx'),
  '/feed/groups': () => import('./pages/GroupsPage.tsx'),
  '/feed/groups/:groupId': () => import('./pages/GroupPage.tsx'),
  '/events': () => import('./pages/AgendaPage.tsx'),
  '/event': () => import('./pages/FindEventPage.tsx'),
  '/events/details': () => import('./pages/EventDetailsPage.tsx'),
} satisfies AreaModule['routes'];
