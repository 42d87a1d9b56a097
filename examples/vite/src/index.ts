import type { AreaModule } from '@az/shared/area';

/** The module that the area exposes. */
export const area: AreaModule = {
  routes: { '/exemple-vite': () => import('@az/example-page') },
};
