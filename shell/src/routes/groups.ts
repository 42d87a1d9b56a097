import type { RouteGroup } from '@az/shared/area';

/** Which groups need a signed-in member: one public, five guarded (specification, section 2). */
export const guarded: Record<RouteGroup, boolean> = {
  public: false,
  feed: true,
  general: true,
  profile: true,
  settings: true,
  demo: true,
};
