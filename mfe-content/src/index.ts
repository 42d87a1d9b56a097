import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

/** The one door between this area and the shell. */
export const area: AreaModule = {
  routes,
  slots: { 'content.event-dialog': () => import('./slots/event-dialog.tsx') },
  search: async (query) => (await import('./search.ts')).search(query),
};
