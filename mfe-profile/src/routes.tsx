import type { AreaModule } from '@az/shared/area';

/** A page for each route of `area.json`; the build reads this table. */
export const routes = {
  '/profile/about': () => import('./pages/AboutPage.tsx'),
} satisfies AreaModule['routes'];
