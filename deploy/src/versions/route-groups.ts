import type { RouteGroup } from '@az/shared/area';

const guardedGroups: RouteGroup[] = ['feed', 'general', 'profile', 'settings', 'demo'];

/** Whether a group of routes needs a signed-in member (specification, section 2). */
export const isGuarded = (group: RouteGroup): boolean => guardedGroups.includes(group);
