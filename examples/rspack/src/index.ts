import type { AreaModule } from '@az/shared/area';

/** The module that the area exposes. */
export const area: AreaModule = {
  routes: { '/exemple-rspack': () => import('@az/example-page') },
};
