import { type Sample, useSample } from '@az/shared/sample/people';
import type { Group } from './group.ts';
import { useLocalGroups } from './local-groups.ts';
import { getGroups } from './sample-groups.ts';

/** All groups: those created on this device first, then the sample network's, in order of suggestion. */
export function useGroups(): Sample<Group> {
  const sample = useSample('content-groups', getGroups);
  const local = useLocalGroups();
  return { ...sample, items: sample.items && [...local.groups, ...sample.items] };
}
