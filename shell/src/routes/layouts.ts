import type { LoadComponent, RouteGroup } from '@az/shared/area';
import type { ReactNode } from 'react';

/** Layout of each group of routes. */
export const layouts: Record<RouteGroup, LoadComponent<{ children: ReactNode }>> = {
  public: () => import('../layouts/PublicLayout.tsx'),
  feed: () => import('../layouts/AppFrame.tsx'),
  general: () => import('../layouts/AppFrame.tsx'),
  profile: () => import('../layouts/AppFrame.tsx'),
  settings: () => import('../layouts/AppFrame.tsx'),
  demo: () => import('../layouts/DemoLayout.tsx'),
};
