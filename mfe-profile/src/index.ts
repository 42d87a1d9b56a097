import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';
import { slots } from './slots.ts';

/** What the shell gets of this area. */
export const area: AreaModule = { routes, slots, layout: () => import('./pages/ProfileLayout.tsx') };
