import type { Colour } from '@az/shared/theme';
import type { HealthMinute } from '../data/reply-types.ts';
import { cohortLabels } from '../labels.ts';
import { StateBadge } from './StateBadge.tsx';

/** Colour of each cohort in badges; charts and bars use the same colours (`Layout.module.css`). */
const cohortColors: Record<HealthMinute['cohort'], Colour> = {
  stable: 'lagon',
  canary: 'yellow',
  none: 'gray',
};

export function CohortBadge({ cohort }: { cohort: HealthMinute['cohort'] }) {
  return <StateBadge color={cohortColors[cohort]} label={cohortLabels[cohort]} />;
}
