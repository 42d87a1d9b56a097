import type { HealthMinute } from '../data/reply-types.ts';
import { cohortLabels } from '../labels.ts';
import { StateBadge } from './StateBadge.tsx';

/** Colour of each cohort in badges; charts and bars use the same colours (`Layout.module.css`). */
const cohortColors: Record<HealthMinute['cohort'], string> = {
  stable: 'lagon',
  canary: 'yellow',
  none: 'gray',
};

export function CohortBadge({ cohort }: { cohort: HealthMinute['cohort'] }) {
  return <StateBadge color={cohortColors[cohort]} label={cohortLabels[cohort]} />;
}
