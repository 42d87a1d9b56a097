import type { RouteGroup } from '@az/shared/area';
import type { ComponentType, ReactNode } from 'react';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** Parts of a layout. A frame stays mounted when the next layout has the same frame. */
export type Layout = { Component: Wrapper; Frame?: Wrapper };

export const layouts: Record<RouteGroup, () => Promise<Layout>> = {
  public: () => import('../layouts/PublicLayout.tsx'),
  feed: () => import('../layouts/FeedLayout.tsx'),
  general: () => import('../layouts/GeneralLayout.tsx'),
  profile: () => import('../layouts/ProfileLayout.tsx'),
  settings: () => import('../layouts/SettingsLayout.tsx'),
  demo: () => import('../layouts/GeneralLayout.tsx'),
};
