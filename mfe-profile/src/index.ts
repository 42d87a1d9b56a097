import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

export const area: AreaModule = {
  routes,
  slots: {
    'profile.experience-list': () => import('./slots/experience-list.tsx'),
    'profile.experience-dialog': () => import('./slots/experience-dialog.tsx'),
    'profile.company-dialog': () => import('./slots/company-dialog.tsx'),
    'profile.picture-editor': () => import('./slots/picture-editor.tsx'),
  },
  layout: () => import('./pages/ProfileLayout.tsx'),
};
