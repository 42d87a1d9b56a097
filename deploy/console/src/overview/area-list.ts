import { normalizeText } from '@az/shared/text-search';
import type { Alarm, AreaStatus, Status } from '../data/reply-types.ts';
import { areaName } from '../labels.ts';

export type Shown = 'all' | 'rolling-out' | 'failing';

const searched = ({ area, owner, stable, rollout }: AreaStatus): string =>
  normalizeText([area, areaName(area), owner?.team, owner?.contact, stable, rollout?.version].join(' '));

const isShown: Record<Shown, (area: AreaStatus) => boolean> = {
  all: () => true,
  'rolling-out': ({ rollout }) => rollout !== null,
  failing: ({ traffic }) => (traffic?.failures ?? 0) > 0,
};

/** Areas in which every word of the text is found: with an alarm first, then with a rollout; equal ones by name. */
export function arrangeAreas(
  { areas, alarms }: Pick<Status, 'areas' | 'alarms'>,
  text: string,
  shown: Shown,
): AreaStatus[] {
  const wanted = normalizeText(text).split(' ');
  const hasAlarm = ({ area }: AreaStatus) =>
    alarms.some((alarm: Alarm) => alarm.reason === 'held' && alarm.area === area);
  const rank = (area: AreaStatus) => (hasAlarm(area) ? 0 : area.rollout ? 1 : 2);
  return areas
    .filter((area) => isShown[shown](area) && wanted.every((label) => searched(area).includes(label)))
    .sort((a, b) => rank(a) - rank(b) || areaName(a.area).localeCompare(areaName(b.area), 'fr'));
}
