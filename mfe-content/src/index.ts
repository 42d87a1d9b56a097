import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

/** The area's module: its only interface to the shell. */
export const area: AreaModule = {
  routes,
  slots: { 'content.event-dialog': () => import('./slots/event-dialog.tsx') },
  search: async (query) => (await import('./search.ts')).search(query),
};
