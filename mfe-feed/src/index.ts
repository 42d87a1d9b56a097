import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

export const area: AreaModule = {
  routes,
  slots: {
    'feed.composer': () => import('./slots/composer.tsx'),
    'feed.own-announcements': () => import('./slots/announcements.tsx'),
    'feed.member-announcements': () => import('./slots/announcements.tsx'),
    'feed.share-dialog': () => import('./slots/share-dialog.tsx'),
    'feed.add-video-dialog': () => import('./slots/add-video-dialog.tsx'),
  },
};
