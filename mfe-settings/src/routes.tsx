import type { AreaModule } from '@az/shared/area';

/** A page for each route of `area.json`; the build reads this table. */
export const routes = {
  '/settings/account': () => import('./pages/AccountPage.tsx'),
} satisfies AreaModule['routes'];
