import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

/** What the shell gets of this area. */
export const area: AreaModule = {
  routes,
  slots: {
    'feed.composer': () => import('./slots/composer.tsx'),
    'feed.share-dialog': () => import('./slots/share-dialog.tsx'),
    'feed.add-video-dialog': () => import('./slots/add-video-dialog.tsx'),
  },
};
